# Succeeds, but leaves a child behind that holds its output open.
read -r _
sleep 86399 &
echo '{"jsonrpc":"2.0","method":"result","params":{"content":"done"}}'

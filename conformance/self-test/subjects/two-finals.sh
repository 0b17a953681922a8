# Succeeds twice.
read -r _
echo '{"jsonrpc":"2.0","method":"result","params":{"content":"first"}}'
echo '{"jsonrpc":"2.0","method":"result","params":{"content":"second"}}'

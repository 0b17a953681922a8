//! A client for the VFS tool protocol: JSON objects, one a line, from stdin and to stdout.

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::process::exit;
use std::sync::mpsc::{sync_channel, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{json, Value};

const TIMEOUT: i64 = -32004;

/// Why a call, and mostly the tool too, did not succeed.
#[derive(Debug)]
pub enum Failure {
    /// The host's own error object: code, message and perhaps data.
    Host(Value),
    Other(String),
}

impl Failure {
    pub fn message(&self) -> &str {
        match self {
            Failure::Host(error) => error["message"].as_str().unwrap_or("the host gave no reason"),
            Failure::Other(message) => message,
        }
    }

    fn is_transient(&self) -> bool {
        matches!(self, Failure::Host(error) if error["code"] == TIMEOUT)
    }
}

/// The host at the other end. `cancel` and the end of input end the program, whatever it waits for.
pub struct Host {
    /// The params of `init`.
    pub init: Value,
    lines: Receiver<Vec<u8>>,
    inputs: VecDeque<Value>,
    last_id: u64,
}

impl Host {
    /// Waits for `init`.
    pub fn connect() -> Result<Host, Failure> {
        let mut host = Host { init: Value::Null, lines: listen(), inputs: VecDeque::new(), last_id: 0 };
        let init = host.await_message(|message| message["method"] == "init")?;
        host.init = init["params"].clone();
        Ok(host)
    }

    /// An argument of the call; null when it is absent.
    pub fn argument(&self, name: &str) -> &Value {
        &self.init["tool"]["arguments"][name]
    }

    /// Sends one request and returns its result.
    pub fn call(&mut self, method: &str, params: Value) -> Result<Value, Failure> {
        self.last_id += 1;
        let id = self.last_id;
        send(json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        let mut response =
            self.await_message(|message| message["method"].is_null() && message["id"] == id)?;
        match response.get_mut("error") {
            Some(error) => Err(Failure::Host(error.take())),
            None => Ok(response["result"].take()),
        }
    }

    /// Sends a notification: `result`, `error` or `state`.
    pub fn notify(&self, method: &str, params: Value) {
        send(json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    pub fn fail(&self, failure: &Failure) {
        let (message, transient) = (failure.message(), failure.is_transient());
        self.notify("error", json!({ "message": message, "trace": [], "transient": transient }));
    }

    /// Returns the input of the oldest `apply` that was not taken yet, and waits for one.
    pub fn next_input(&mut self) -> Result<Value, Failure> {
        loop {
            if let Some(input) = self.inputs.pop_front() {
                return Ok(input);
            }
            self.receive(None)?;
        }
    }

    /// Lets time pass without turning a deaf ear to the host.
    pub fn sleep(&mut self, duration: Duration) -> Result<(), Failure> {
        let end = Instant::now() + duration;
        while self.receive(Some(end))?.is_some() {}
        Ok(())
    }

    fn await_message(&mut self, wanted: impl Fn(&Value) -> bool) -> Result<Value, Failure> {
        loop {
            match self.receive(None)? {
                Some(message) if wanted(&message) => return Ok(message),
                _ => continue,
            }
        }
    }

    /// The next message; none when the time is over.
    fn receive(&mut self, end: Option<Instant>) -> Result<Option<Value>, Failure> {
        let Some(line) = self.line(end) else { return Ok(None) };
        let mut message: Value = serde_json::from_slice(&line)
            .map_err(|error| Failure::Other(format!("cannot read the host's message: {error}")))?;
        match message["method"].as_str() {
            Some("cancel") => exit(0),
            Some("apply") => self.inputs.push_back(message["params"]["input"].take()),
            _ => {}
        }
        Ok(Some(message))
    }

    fn line(&self, end: Option<Instant>) -> Option<Vec<u8>> {
        let received = match end {
            None => self.lines.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(end) => self.lines.recv_timeout(end.saturating_duration_since(Instant::now())),
        };
        match received {
            Ok(line) => Some(line),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => exit(0),
        }
    }
}

/// Runs the tool; the text that it returns is the result, its failure the error.
pub fn run(tool: impl FnOnce(&mut Host) -> Result<String, Failure>) -> Result<(), Failure> {
    let mut host = Host::connect()?;
    match tool(&mut host) {
        Ok(text) => host.notify("result", json!({ "content": text })),
        Err(failure) => host.fail(&failure),
    }
    Ok(())
}

/// Reads stdin in the background, so that a program which does something else hears `cancel` too.
fn listen() -> Receiver<Vec<u8>> {
    let (sender, lines) = sync_channel(0);
    thread::spawn(move || {
        let mut stdin = io::stdin().lock();
        loop {
            let mut line = Vec::new();
            let read = stdin.read_until(b'\n', &mut line);
            if read.is_err() || !line.ends_with(b"\n") || sender.send(line).is_err() {
                return;
            }
        }
    });
    lines
}

fn send(message: Value) {
    let mut stdout = io::stdout().lock();
    if writeln!(stdout, "{message}").and_then(|()| stdout.flush()).is_err() {
        exit(1);
    }
}

//! Counts the events of all conversations: `jp statistics`, where the program is on the PATH as `jp-statistics`.

use serde_json::{json, Value};
use std::collections::{BTreeMap, HashMap};
use std::io::{self, BufRead, IsTerminal, Write};

const HELP: &str = "Usage: jp statistics";

/// How a run ends.
enum End {
    /// The host asks for it, or has ended its input.
    Stopped,
    /// For a reason that the user is to see.
    Failed(String),
}

/// The host, line by line.
struct Host {
    input: io::Lines<io::StdinLock<'static>>,
    output: io::Stdout,
}

impl Host {
    fn send(&mut self, message: Value) -> Result<(), End> {
        let written = writeln!(self.output, "{message}").and_then(|()| self.output.flush());
        written.map_err(|_| End::Stopped)
    }

    /// The next message; lines that are none are passed over.
    fn receive(&mut self) -> Result<Value, End> {
        while let Some(Ok(line)) = self.input.next() {
            match serde_json::from_str::<Value>(&line) {
                Ok(message) if message["type"] == "shutdown" => return Err(End::Stopped),
                Ok(message) if message["type"].is_string() => return Ok(message),
                _ => continue,
            }
        }
        Err(End::Stopped)
    }

    /// The list of a reply to a request without an id.
    fn list(&mut self) -> Result<Vec<Value>, End> {
        self.send(json!({"type": "list_conversations"}))?;
        loop {
            let reply = self.receive()?;
            match reply["type"].as_str() {
                Some("error") => return Err(failed(&reply)),
                Some("conversations") => return Ok(entries(reply)),
                _ => continue,
            }
        }
    }

    /// Reads several conversations at once; their replies are found by their ids, in whatever order they come.
    fn read(&mut self, ids: &[String]) -> Result<HashMap<String, Vec<Value>>, End> {
        for id in ids {
            self.send(json!({"type": "read_events", "id": id, "conversation": id}))?;
        }
        let mut found = HashMap::new();
        while found.len() < ids.len() {
            let reply = self.receive()?;
            let Some(id) = reply["id"].as_str().map(String::from) else { continue };
            match reply["type"].as_str() {
                Some("error") => return Err(failed(&reply)),
                Some("events") => found.insert(id, entries(reply)),
                _ => continue,
            };
        }
        Ok(found)
    }
}

fn failed(reply: &Value) -> End {
    End::Failed(reply["message"].as_str().unwrap_or("the host refused").into())
}

fn entries(mut reply: Value) -> Vec<Value> {
    match reply["data"].take() {
        Value::Array(entries) => entries,
        _ => Vec::new(),
    }
}

/// A line for each type of event, with its number.
fn table(conversations: &HashMap<String, Vec<Value>>) -> String {
    let mut counts = BTreeMap::new();
    for event in conversations.values().flatten() {
        *counts.entry(event["type"].as_str().unwrap_or("?")).or_insert(0) += 1;
    }
    counts.iter().map(|(kind, count)| format!("{kind} {count}\n")).collect()
}

fn run(host: &mut Host) -> Result<(), End> {
    host.send(json!({"type": "ready"}))?;
    let list = host.list()?;
    let ids: Vec<String> = list.iter().filter_map(|each| each["id"].as_str().map(String::from)).collect();
    let text = table(&host.read(&ids)?);
    host.send(json!({"type": "print", "text": text, "format": "plain"}))
}

fn describe() -> Value {
    json!({
        "type": "describe",
        "name": "statistics",
        "version": env!("CARGO_PKG_VERSION"),
        "description": "Counts the events of all conversations",
        "help": HELP,
    })
}

fn main() {
    if io::stdin().is_terminal() {
        return eprintln!("{HELP}");
    }
    let mut host = Host { input: io::stdin().lock().lines(), output: io::stdout() };
    let end = match host.receive() {
        Ok(first) if first["type"] == "describe" => {
            let _ = host.send(describe());
            return;
        }
        Ok(_) => run(&mut host),
        Err(end) => Err(end),
    };
    let exit = match end {
        Ok(()) | Err(End::Stopped) => json!({"type": "exit", "code": 0}),
        Err(End::Failed(reason)) => json!({"type": "exit", "code": 1, "reason": reason}),
    };
    let _ = host.send(exit);
}

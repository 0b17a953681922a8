//! Does what `arguments.script` states and returns what it saw: see ../../../PROBE.md.

use std::time::Duration;

use copy::{Failure, Host};
use serde_json::{json, Value};

fn main() -> Result<(), Failure> {
    let mut probe = Probe { host: Host::connect()?, seen: Vec::new(), last: false };
    if let Err(failure) = probe.run() {
        probe.host.fail(&failure);
    }
    Ok(())
}

struct Probe {
    host: Host,
    seen: Vec<Value>,
    last: bool,
}

impl Probe {
    fn run(&mut self) -> Result<(), Failure> {
        let script = self.host.argument("script").clone();
        for step in script.as_array().into_iter().flatten() {
            self.perform(step)?;
        }
        match self.last {
            true => Ok(()),
            false => Err(Failure::Other("the script has no final step".into())),
        }
    }

    fn perform(&mut self, step: &Value) -> Result<(), Failure> {
        if let Some(method) = step["call"].as_str() {
            let params = step.get("params").cloned().unwrap_or(json!({}));
            return self.call(method, params, step["save"].as_str());
        }
        if let Some(state) = step.get("state") {
            self.host.notify("state", state.clone());
        } else if step.get("wait_apply").is_some() {
            let input = self.host.next_input()?;
            self.seen.push(json!({ "apply": input }));
        } else if let Some(text) = step.get("finish") {
            self.finish("result", json!({ "content": self.report(text).to_string() }));
        } else if let Some(error) = step.get("fail") {
            self.finish("error", complete(error));
        } else if let Some(result) = step.get("stop") {
            self.finish("state", json!({ "type": "stopped", "result": result }));
        } else if let Some(text) = step["stderr"].as_str() {
            eprintln!("{text}");
        } else if let Some(milliseconds) = step["sleep_ms"].as_f64() {
            self.host.sleep(Duration::from_secs_f64(milliseconds / 1000.0))?;
        } else {
            return Err(Failure::Other(format!("unknown step: {step}")));
        }
        Ok(())
    }

    fn call(&mut self, method: &str, params: Value, save: Option<&str>) -> Result<(), Failure> {
        match self.host.call(method, params) {
            Err(Failure::Host(error)) => self.seen.push(json!({ "call": method, "error": error })),
            Err(failure) => return Err(failure),
            Ok(result) => {
                self.seen.push(json!({ "call": method, "result": result }));
                if let Some(path) = save {
                    self.call("fs.write", saved(&result, path), None)?;
                }
            }
        }
        Ok(())
    }

    fn finish(&mut self, method: &str, params: Value) {
        self.last = true;
        self.host.notify(method, params);
    }

    fn report(&self, text: &Value) -> Value {
        let init = &self.host.init;
        let object = |name: &str| init["tool"].get(name).cloned().unwrap_or(json!({}));
        json!({
            "text": text,
            "seen": self.seen,
            "init": {
                "name": init["tool"]["name"],
                "arguments": object("arguments"),
                "answers": object("answers"),
                "options": object("options"),
                "protocol_version": init["protocol_version"],
            },
        })
    }
}

fn complete(error: &Value) -> Value {
    let or = |name: &str, default: Value| error.get(name).cloned().unwrap_or(default);
    json!({
        "message": or("message", json!("")),
        "trace": or("trace", json!([])),
        "transient": or("transient", json!(false)),
    })
}

fn saved(result: &Value, path: &str) -> Value {
    let content = ["content", "body", "stdout"].iter().find_map(|name| result.get(name));
    let mut params = json!({ "path": path, "content": content });
    if let Some(encoding) = result.get("encoding") {
        params["encoding"] = encoding.clone();
    }
    params
}

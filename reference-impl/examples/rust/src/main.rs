//! Copies a file, whatever it holds, or moves it.

use copy::{run, Failure, Host};
use serde_json::{json, Value};

fn main() -> Result<(), Failure> {
    run(copy)
}

fn copy(host: &mut Host) -> Result<String, Failure> {
    let (from, to) = (path(host, "from")?, path(host, "to")?);
    if host.argument("overwrite") != true && exists(host, &to)? {
        return Err(Failure::Other(format!("{to} exists already")));
    }
    if host.argument("move") == true {
        host.call("fs.rename", json!({ "from": from, "to": to }))?;
        return Ok(format!("moved {from} to {to}"));
    }
    let mut file = host.call("fs.read", json!({ "path": from }))?;
    host.call("fs.write", content_of(&mut file, &to))?;
    Ok(format!("copied {from} to {to}, {} bytes", file["size"]))
}

fn path(host: &Host, name: &str) -> Result<String, Failure> {
    let path = host.argument(name).as_str();
    path.map(String::from).ok_or_else(|| Failure::Other(format!("argument `{name}` is not a path")))
}

fn exists(host: &mut Host, path: &str) -> Result<bool, Failure> {
    Ok(host.call("fs.exists", json!({ "path": path }))?["exists"] == true)
}

/// A binary file comes as base64 with `"encoding": "base64"`, and is sent on in the same form.
fn content_of(file: &mut Value, path: &str) -> Value {
    let mut params = json!({ "path": path, "content": file["content"].take() });
    if let Some(encoding) = file.get_mut("encoding") {
        params["encoding"] = encoding.take();
    }
    params
}

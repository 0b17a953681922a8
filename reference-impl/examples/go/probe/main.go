// Probe does what arguments.script states and returns what it saw: see ../../PROBE.md.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"jp-conformance.dev/examples/find/vfs"
)

type object = map[string]any

type step struct {
	Call      *string          `json:"call"`
	Params    json.RawMessage  `json:"params"`
	Save      string           `json:"save"`
	State     *json.RawMessage `json:"state"`
	WaitApply *json.RawMessage `json:"wait_apply"`
	Finish    *string          `json:"finish"`
	Fail      *failure         `json:"fail"`
	Stop      *json.RawMessage `json:"stop"`
	Stderr    *string          `json:"stderr"`
	SleepMs   *float64         `json:"sleep_ms"`
}

type failure struct {
	Message   string   `json:"message"`
	Trace     []string `json:"trace"`
	Transient bool     `json:"transient"`
}

type probe struct {
	host  *vfs.Host
	seen  []object
	final bool
}

func main() {
	host, err := vfs.Connect()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	if err := (&probe{host: host, seen: []object{}}).run(); err != nil {
		host.Fail(err)
	}
}

func (p *probe) run() error {
	var arguments struct{ Script []json.RawMessage }
	if err := json.Unmarshal(p.host.Init.Tool.Arguments, &arguments); err != nil {
		return err
	}
	for _, text := range arguments.Script {
		if err := p.perform(text); err != nil {
			return err
		}
	}
	if !p.final {
		return errors.New("the script has no final step")
	}
	return nil
}

func (p *probe) perform(text json.RawMessage) error {
	var s step
	if err := json.Unmarshal(text, &s); err != nil {
		return err
	}
	switch {
	case s.Call != nil:
		return p.call(*s.Call, s.params(), s.Save)
	case s.State != nil:
		p.host.Notify("state", s.State)
	case s.WaitApply != nil:
		input, err := p.host.NextInput()
		p.seen = append(p.seen, object{"apply": decoded(input)})
		return err
	case s.Finish != nil:
		p.finish(*s.Finish)
	case s.Fail != nil:
		p.fail(*s.Fail)
	case s.Stop != nil:
		p.last("state", object{"type": "stopped", "result": s.Stop})
	case s.Stderr != nil:
		fmt.Fprintln(os.Stderr, *s.Stderr)
	case s.SleepMs != nil:
		return p.host.Sleep(time.Duration(*s.SleepMs * float64(time.Millisecond)))
	default:
		return fmt.Errorf("unknown step: %s", spelled(decoded(text)))
	}
	return nil
}

func (p *probe) call(method string, params any, save string) error {
	var result json.RawMessage
	var refused *vfs.HostError
	err := p.host.Call(method, params, &result)
	if errors.As(err, &refused) {
		p.seen = append(p.seen, object{"call": method, "error": decoded(refused.Raw)})
		return nil
	}
	if err != nil {
		return err
	}
	p.seen = append(p.seen, object{"call": method, "result": decoded(result)})
	if save == "" {
		return nil
	}
	params, err = saved(result, save)
	if err != nil {
		return err
	}
	return p.call("fs.write", params, "")
}

func (p *probe) finish(text string) {
	tool := p.host.Init.Tool
	report := object{"text": text, "seen": p.seen, "init": object{
		"name": tool.Name, "arguments": decoded(orEmpty(tool.Arguments)), "answers": decoded(orEmpty(tool.Answers)),
		"options": decoded(orEmpty(tool.Options)), "protocol_version": decoded(p.host.Init.ProtocolVersion),
	}}
	p.last("result", object{"content": spelled(report)})
}

func (p *probe) fail(f failure) {
	if f.Trace == nil {
		f.Trace = []string{}
	}
	p.last("error", f)
}

func (p *probe) last(method string, params any) {
	p.final = true
	p.host.Notify(method, params)
}

func (s step) params() json.RawMessage { return orEmpty(s.Params) }

func orEmpty(value json.RawMessage) json.RawMessage {
	if value == nil {
		return json.RawMessage("{}")
	}
	return value
}

// decoded and spelled together free a value of the host's own spelling: members are sorted, escapes resolved.
func decoded(text json.RawMessage) (value any) {
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	if err := decoder.Decode(&value); err != nil {
		return nil
	}
	return value
}

func spelled(value any) string {
	var text strings.Builder
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return err.Error()
	}
	return strings.TrimSpace(text.String())
}

func saved(result json.RawMessage, path string) (object, error) {
	var from struct{ Content, Body, Stdout, Encoding *string }
	err := json.Unmarshal(result, &from)
	params := object{"path": path, "content": first(from.Content, from.Body, from.Stdout)}
	if from.Encoding != nil {
		params["encoding"] = from.Encoding
	}
	return params, err
}

func first(texts ...*string) *string {
	for _, text := range texts {
		if text != nil {
			return text
		}
	}
	return nil
}

// Package vfs is a client for the VFS tool protocol: JSON objects, one a line, from stdin and to stdout.
package vfs

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strconv"
	"time"
	"unicode/utf8"
)

const codeTimeout = -32004

// HostError is the error object that the host answered a call with; Raw holds all its members.
type HostError struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
	Raw     json.RawMessage
}

func (e *HostError) Error() string { return e.Message }

// Init is what the host sends to a tool at its start.
type Init struct {
	Tool struct {
		Name      string          `json:"name"`
		Arguments json.RawMessage `json:"arguments"`
		Answers   json.RawMessage `json:"answers"`
		Options   json.RawMessage `json:"options"`
	} `json:"tool"`
	ProtocolVersion json.RawMessage `json:"protocol_version"`
}

// Host is the host at the other end. `cancel` and the end of input end the program, whatever it waits for.
type Host struct {
	Init   Init
	lines  chan []byte
	inputs []json.RawMessage
	lastID int
}

type message struct {
	ID     json.RawMessage `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
	Result json.RawMessage `json:"result"`
	Error  json.RawMessage `json:"error"`
}

// Connect waits for init.
func Connect() (*Host, error) {
	host := &Host{lines: make(chan []byte)}
	go host.listen()
	for {
		m, err := host.receive(nil)
		if err != nil {
			return nil, err
		}
		if m.Method == "init" {
			return host, json.Unmarshal(m.Params, &host.Init)
		}
	}
}

// Call sends one request and waits for its response; the result goes to *result. A *HostError is the host's own.
func (host *Host) Call(method string, params, result any) error {
	host.lastID++
	host.send(map[string]any{"id": host.lastID, "method": method, "params": params})
	for {
		m, err := host.receive(nil)
		if err != nil {
			return err
		}
		if m.Method != "" || string(m.ID) != strconv.Itoa(host.lastID) {
			continue
		}
		if m.Error != nil {
			return hostError(m.Error)
		}
		return json.Unmarshal(m.Result, result)
	}
}

// Notify sends a notification: result, error or state.
func (host *Host) Notify(method string, params any) {
	host.send(map[string]any{"method": method, "params": params})
}

// NextInput returns the input of the oldest apply that was not taken yet, and waits for one.
func (host *Host) NextInput() (json.RawMessage, error) {
	for len(host.inputs) == 0 {
		if _, err := host.receive(nil); err != nil {
			return nil, err
		}
	}
	input := host.inputs[0]
	host.inputs = host.inputs[1:]
	return input, nil
}

// Sleep lets time pass without turning a deaf ear to the host.
func (host *Host) Sleep(duration time.Duration) error {
	over := time.After(duration)
	for {
		if m, err := host.receive(over); m == nil {
			return err
		}
	}
}

// Run runs the tool; the text that it returns is the result, its error the tool's.
func Run(tool func(*Host) (string, error)) {
	host, err := Connect()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	text, err := tool(host)
	if err != nil {
		host.Fail(err)
		return
	}
	host.Notify("result", map[string]any{"content": text})
}

// Fail sends the final error.
func (host *Host) Fail(err error) {
	var denied *HostError
	transient := errors.As(err, &denied) && denied.Code == codeTimeout
	host.Notify("error", map[string]any{"message": err.Error(), "trace": []string{}, "transient": transient})
}

// receive returns the next message, or nil when the time is over.
func (host *Host) receive(over <-chan time.Time) (*message, error) {
	line := host.line(over)
	if line == nil {
		return nil, nil
	}
	var m message
	if err := decode(line, &m); err != nil {
		return nil, fmt.Errorf("cannot read the host's message: %w", err)
	}
	switch m.Method {
	case "cancel":
		os.Exit(0)
	case "apply":
		var params struct{ Input json.RawMessage }
		if err := json.Unmarshal(m.Params, &params); err != nil {
			return nil, err
		}
		host.inputs = append(host.inputs, params.Input)
	}
	return &m, nil
}

func (host *Host) line(over <-chan time.Time) []byte {
	select {
	case <-over:
		return nil
	case line, open := <-host.lines:
		if !open {
			os.Exit(0)
		}
		return line
	}
}

func (host *Host) listen() {
	stdin := bufio.NewReader(os.Stdin)
	for {
		line, err := stdin.ReadBytes('\n')
		if err != nil {
			close(host.lines)
			return
		}
		host.lines <- line
	}
}

func (host *Host) send(message map[string]any) {
	message["jsonrpc"] = "2.0"
	if err := json.NewEncoder(os.Stdout).Encode(message); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// decode refuses what encoding/json would repair silently.
func decode(line []byte, m *message) error {
	if !utf8.Valid(line) {
		return errors.New("not UTF-8")
	}
	return json.Unmarshal(line, m)
}

func hostError(raw json.RawMessage) error {
	e := &HostError{Raw: raw}
	if err := json.Unmarshal(raw, e); err != nil {
		return err
	}
	return e
}

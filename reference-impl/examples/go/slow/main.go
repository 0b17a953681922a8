// Makes what the lines of a file name, one after the other, and reports how far it is: a stateful tool on plain stdio.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"syscall"
)

// A step makes one file by one command of the shell.
type step struct{ target, command string }

type failure struct {
	Message   string   `json:"message"`
	Trace     []string `json:"trace"`
	Transient bool     `json:"transient"`
}

func main() {
	terminated, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM)
	defer stop()
	steps, err := read("steps.txt")
	for at, each := range steps {
		if err = each.make(terminated, fmt.Sprintf("%d of %d, %s", at+1, len(steps), each.target)); err != nil {
			break
		}
	}
	switch {
	case terminated.Err() != nil:
	case err != nil:
		stopped(map[string]failure{"Err": {Message: err.Error(), Trace: []string{}}})
	default:
		stopped(map[string]string{"Ok": fmt.Sprintf("made %d files", len(steps))})
	}
}

// Reads lines of the form `target: command`.
func read(name string) ([]step, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var steps []step
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		target, command, found := strings.Cut(line, ": ")
		if !found {
			return nil, fmt.Errorf("%s: `%s` is no `target: command`", name, line)
		}
		steps = append(steps, step{target, command})
	}
	return steps, nil
}

// Runs the command and reports each line that it prints. An unfinished target does not stay.
func (s step) make(terminated context.Context, place string) error {
	running(place)
	command := exec.CommandContext(terminated, "sh", "-c", s.command)
	command.Cancel = func() error { return command.Process.Signal(syscall.SIGTERM) }
	command.Stderr = os.Stderr
	output, err := command.StdoutPipe()
	if err == nil {
		err = command.Start()
	}
	if err != nil {
		return err
	}
	reader := bufio.NewReader(output)
	for line, end := reader.ReadString('\n'); ; line, end = reader.ReadString('\n') {
		if line != "" && terminated.Err() == nil {
			running(place + ": " + strings.TrimSuffix(line, "\n"))
		}
		if end != nil {
			break
		}
	}
	if err := command.Wait(); err != nil {
		os.Remove(s.target)
		return fmt.Errorf("%s: %w", s.target, err)
	}
	return nil
}

func running(content string) { report(map[string]any{"type": "running", "content": content}) }
func stopped(result any)     { report(map[string]any{"type": "stopped", "result": result}) }
func report(state map[string]any) {
	line, err := json.Marshal(state)
	if err != nil {
		panic(err)
	}
	os.Stdout.Write(append(line, '\n'))
}

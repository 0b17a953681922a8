// Find searches the files below a path for a pattern or, without a pattern, lists what lies in it.
package main

import (
	"encoding/json"
	"fmt"
	"path"
	"sort"
	"strings"

	"jp-conformance.dev/examples/find/vfs"
)

type arguments struct {
	Path       string   `json:"path"`
	Pattern    string   `json:"pattern"`
	Extensions []string `json:"extensions"`
	Context    int      `json:"context"`
}

func main() { vfs.Run(find) }

func find(host *vfs.Host) (string, error) {
	wanted := arguments{Path: "."}
	if err := json.Unmarshal(host.Init.Tool.Arguments, &wanted); err != nil {
		return "", err
	}
	text, err := look(host, wanted)
	if text == "" {
		text = "nothing found"
	}
	return text, err
}

func look(host *vfs.Host, wanted arguments) (string, error) {
	if wanted.Pattern == "" {
		return list(host, wanted.Path)
	}
	return grep(host, wanted)
}

func grep(host *vfs.Host, wanted arguments) (string, error) {
	params := map[string]any{"pattern": wanted.Pattern, "paths": []string{wanted.Path}, "context": wanted.Context}
	if len(wanted.Extensions) > 0 {
		params["extensions"] = wanted.Extensions
	}
	var found struct {
		Matches []struct {
			Path  string
			Lines []struct {
				LineNumber int `json:"line_number"`
				Content    string
				IsMatch    bool `json:"is_match"`
			}
		}
	}
	if err := host.Call("fs.grep", params, &found); err != nil {
		return "", err
	}
	var text strings.Builder
	for _, file := range found.Matches {
		for _, line := range file.Lines {
			mark := map[bool]string{true: ":", false: "-"}[line.IsMatch]
			fmt.Fprintf(&text, "%s%s%d%s%s\n", file.Path, mark, line.LineNumber, mark, line.Content)
		}
	}
	return text.String(), nil
}

func list(host *vfs.Host, folder string) (string, error) {
	var listing struct{ Entries []struct{ Path, Kind string } }
	if err := host.Call("fs.list_dir", map[string]any{"path": folder}, &listing); err != nil {
		return "", err
	}
	sort.Slice(listing.Entries, func(i, j int) bool { return listing.Entries[i].Path < listing.Entries[j].Path })
	var text strings.Builder
	for _, entry := range listing.Entries {
		if entry.Kind == "dir" {
			fmt.Fprintf(&text, "%s/\n", entry.Path)
			continue
		}
		var file struct{ Size int64 }
		if err := host.Call("fs.metadata", map[string]any{"path": path.Join(folder, entry.Path)}, &file); err != nil {
			return "", err
		}
		fmt.Fprintf(&text, "%s\t%d bytes\n", entry.Path, file.Size)
	}
	return text.String(), nil
}

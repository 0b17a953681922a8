// Written by `npm run spec` from spec/; change it there.
/**
 * How to start a flattener and what to try it with; every key may be left out.
 */
export interface Flattener {
  /**
   * What is certified.
   */
  role?: 'flattener'
  /**
   * What the reports call it.
   */
  name?: string
  /**
   * The argument vector that starts the flattener; COMMAND after `--` wins over it.
   *
   * @minItems 1
   *
   * Items: One word of the command.
   */
  command?: string[]
  /**
   * Working directory of the flattener, relative to this file; without it an empty directory of the run, and words of the command that name files are found from here.
   */
  cwd?: string
  /**
   * Variables that it finds in its environment besides the suite's own.
   */
  env?: {
    /**
     * Value of a variable, without NUL.
     */
    [k: string]: string
  }
  /**
   * The providers that it is certified for; all of them when left out.
   *
   * @minItems 1
   *
   * Items: Name of a file in spec/providers.
   */
  providers?: string[]
  /**
   * Whether it answers lines with encode and decode; found out when left out.
   */
  instances?: boolean
  /**
   * Requirements that it does not claim; they are reported as not-applicable.
   *
   * Items: Id of a requirement; `*` stands for any text.
   */
  unclaimed?: string[]
  /**
   * How many generated schemas each provider is tried with.
   */
  runs?: number
  /**
   * Tool schemas of your own.
   *
   * Items: One schema.
   */
  schemas?: {
    /**
     * What the reports call it.
     */
    name: string
    /**
     * The schema of a tool's arguments.
     */
    schema: {
      [k: string]: unknown
    }
    /**
     * Arguments that are valid, with no member that the schema does not name.
     *
     * Items: One set of arguments.
     */
    valid?: unknown[]
    /**
     * Arguments that are not valid.
     *
     * Items: One set of arguments.
     */
    invalid?: unknown[]
  }[]
}

/**
 * How to start a host's driver and what to expect of the host; every key may be left out.
 */
export interface Host {
  /**
   * What is certified.
   */
  role?: 'host'
  /**
   * The host's name, instead of the one that its driver reports.
   */
  name?: string
  /**
   * The argument vector that starts the driver; DRIVER after `--` wins over it.
   *
   * @minItems 1
   *
   * Items: One word of the command.
   */
  command?: string[]
  /**
   * True when the command is the host itself, in which {tool}, {arguments}, {root} and {policy} are replaced.
   */
  exec?: boolean
  /**
   * Working directory of the driver, relative to this file; without it an empty directory of the run, and words of the command that name files are found from here.
   */
  cwd?: string
  /**
   * Variables that the driver finds in its environment, beside the few that every program needs.
   */
  env?: {
    /**
     * Value of the variable, without NUL.
     */
    [k: string]: string
  }
  /**
   * Features of spec/features.yaml that the host has or has not, whatever its driver claims.
   */
  features?: {
    /**
     * Whether the host has the feature.
     */
    [k: string]: boolean
  }
  /**
   * Limits in milliseconds that the host is configured with, before --time-scale, where no check sets its own.
   */
  limits?: {
    /**
     * How long a tool may be silent while no response to it is outstanding.
     */
    idle_ms?: number
    /**
     * From cancel to SIGTERM.
     */
    cancel_grace_ms?: number
    /**
     * From SIGTERM to SIGKILL.
     */
    term_grace_ms?: number
    /**
     * How long the host waits at most for handles when the turn would end.
     */
    turn_end_ms?: number
  }
  /**
   * The providers that a host with the feature flatten is certified for.
   *
   * @minItems 1
   *
   * Items: Name of a file in spec/providers.
   */
  providers?: string[]
  /**
   * How long the driver may take for one answer, in milliseconds, before --time-scale.
   */
  answer_ms?: number
}

/**
 * A list of known failures.
 *
 * Items: One known failure: a requirement or a check, and the exact reason.
 */
export type KnownFailures = ({
  [k: string]: unknown
} & {
  /**
   * Id of a requirement, or a pattern over ids; this, or `check`, or both.
   */
  requirement?: string
  /**
   * Title of a check, or a pattern over titles.
   */
  check?: string
  /**
   * Name of a case; without it any case.
   */
  case?: string
  /**
   * The reason of the failure, word by word.
   */
  reason: string
  /**
   * Why it is accepted.
   */
  note?: string
  /**
   * The last day on which it is accepted, YYYY-MM-DD.
   */
  expires?: string
})[]

/**
 * How to start a host of command plugins and in which workspace; every key may be left out.
 */
export interface PluginHost {
  /**
   * What is certified.
   */
  role?: 'plugin-host'
  /**
   * What the reports call it.
   */
  name?: string
  /**
   * The argument vector that makes the host run a plugin, with {plugin} in the place of the plugin's name; the plugin's arguments follow. COMMAND after `--` wins over it.
   *
   * @minItems 1
   *
   * Items: One word of the command.
   */
  command?: string[]
  /**
   * The command is a driver, a program around the host that speaks the driver protocol. The option `--driver` is the same.
   */
  driver?: boolean
  /**
   * The part of the protocol that it speaks: base runs plugins, has them describe themselves, serves conversations and the configuration, shows what they print and log, and shuts them down; write also locks and creates conversations and takes the events that plugins push; d18 also delivers events, runs turns and asks plugins, which takes a driver to certify; dispatch is base with command paths, admission of plugins and the registry, and takes a host without a driver.
   */
  profile?: 'base' | 'write' | 'dispatch' | 'd18'
  /**
   * Directory, relative to this file, from which words of the command that name files are found; the host itself is started in a workspace of the suite.
   */
  cwd?: string
  /**
   * Variables that it finds in its environment besides the suite's own.
   */
  env?: {
    /**
     * Value of a variable, without NUL.
     */
    [k: string]: string
  }
  /**
   * Files that every workspace has besides those that the suite writes, by their paths below its root, such as a configuration that approves the probe.
   */
  files?: {
    /**
     * Content of a file.
     */
    [k: string]: string
  }
  /**
   * Files of the layers of the configuration, from the widest to the narrowest, into which the suite writes settings; without them what layers decide is not judged.
   *
   * @minItems 2
   *
   * Items: The file of one layer.
   */
  layers?: {
    /**
     * Its path: {home} is the home directory that the host is given, {workspace} the root of the workspace.
     */
    file: string
    /**
     * How settings are written: as one JSON object, or as lines of dotted keys in TOML.
     */
    format?: 'json' | 'toml'
  }[]
  /**
   * A built-in command of one word that ends with status 0 by itself, without a terminal and without arguments; without one it is not judged whether plugins replace such commands. `plugin list` is known to the suite.
   */
  built_in?: string
  /**
   * Where the host looks for installed plugins: {home} is the home directory that it is given.
   */
  install_directory?: string
  /**
   * How the host is given the address of its registry, for which {registry} stands: that of a JSON document on the loopback interface, over plain HTTP, which it has to permit there. Without it nothing of the registry is judged.
   */
  registry?: {
    /**
     * Variables of its environment in the scenarios that have a registry.
     */
    env?: {
      /**
       * Value of a variable, without NUL.
       */
      [k: string]: string
    }
    /**
     * Words of its command line in those scenarios, which stand in front of {plugin}.
     *
     * Items: One word.
     */
    options?: string[]
  }
  /**
   * Words of the host's own options, which stand in front of {plugin}.
   */
  options?: {
    /**
     * Asks for one more level of its trace on stderr; repeated for several.
     *
     * Items: One word.
     */
    verbose?: string[]
    /**
     * Asks for quiet mode.
     *
     * Items: One word.
     */
    quiet?: string[]
    /**
     * Asks for output as JSON.
     *
     * Items: One word.
     */
    json?: string[]
    /**
     * Asks for the help of the host itself, in the place of {plugin} and of what follows it.
     *
     * Items: One word.
     */
    help?: string[]
    /**
     * Overrides a setting: {key} is its dotted key, {value} its value, a text as it is and all else as JSON; {json} is the value as JSON in any case.
     *
     * Items: One word.
     */
    override?: string[]
  }
  /**
   * The file in which the host keeps its trace at all levels, relative to the root of the workspace, or below its home when it begins with ~/. Without it the file is not judged.
   */
  trace_file?: string
  /**
   * Whether the suite writes conversations in the layout of jp; without them what is stored is not judged.
   */
  storage?: 'jp' | 'none'
  /**
   * Deadlines in milliseconds.
   */
  limits?: {
    /**
     * From a message of the probe to the reply.
     */
    reply_ms?: number
    /**
     * From the start of the host to its end.
     */
    session_ms?: number
  }
}

/**
 * A text, exactly or by a pattern.
 */
export type ExpectedText =
  | string
  | {
      /**
       * A regular expression in the syntax of RE2.
       */
      matches: string
    }

/**
 * How to start a command plugin and what to try with it; every key may be left out.
 */
export interface Plugin {
  /**
   * What is certified.
   */
  role?: 'plugin'
  /**
   * What the reports call it.
   */
  name?: string
  /**
   * Its version, which it must give when it describes itself.
   */
  version?: string
  /**
   * The argument vector that starts the plugin; COMMAND after `--` wins over it.
   *
   * @minItems 1
   *
   * Items: One word of the command.
   */
  command?: string[]
  /**
   * The part of the protocol that it speaks: base runs, describes itself, reads conversations and the configuration, prints, logs and is shut down; write locks, creates and pushes as well; d18 subscribes, queries and decides prompts besides; dispatch is base with a command path.
   */
  profile?: 'base' | 'write' | 'd18' | 'dispatch'
  /**
   * The words behind the name of the host that users type to run it; one with a hyphen must be declared by the plugin in the profile dispatch.
   *
   * @minItems 1
   *
   * Items: One word.
   */
  path?: string[]
  /**
   * Directory, relative to this file, from which words of the command that name files are found; the plugin itself is started in the workspace of its case.
   */
  cwd?: string
  /**
   * Variables that it finds in its environment besides the suite's own.
   */
  env?: {
    /**
     * Value of a variable, without NUL.
     */
    [k: string]: string
  }
  /**
   * Variables that make the plugin report about itself; its messages must not change.
   */
  debug_env?: {
    /**
     * Value of a variable, without NUL.
     */
    [k: string]: string
  }
  /**
   * What to try, in this order; without cases the plugin is run once without arguments, in a small workspace of ours.
   */
  cases?: PluginCase[]
  /**
   * Deadlines in milliseconds.
   */
  limits?: {
    /**
     * From the start of the process to its first line.
     */
    startup_ms?: number
    /**
     * For how long a plugin is silent before it counts as one that serves, and is asked to end.
     */
    idle_ms?: number
    /**
     * From `exit`, or a description, to the end of the process.
     */
    exit_ms?: number
    /**
     * From `shutdown` to the end of the process.
     */
    shutdown_grace_ms?: number
  }
}
/**
 * One run of the plugin: what it is started with and what must come of it.
 */
export interface PluginCase {
  /**
   * What it is called in the results; unique in the file.
   */
  name: string
  /**
   * The words of the command line behind the plugin's command path.
   *
   * Items: One word.
   */
  args?: string[]
  /**
   * The user's settings for the plugin, as init states them.
   */
  options?: {
    [k: string]: unknown
  }
  /**
   * The resolved configuration of the host; a small one of ours when left out.
   */
  config?: {
    [k: string]: unknown
  }
  /**
   * What the workspace holds.
   */
  workspace?: {
    /**
     * Files by their paths below the root of the workspace.
     */
    files?: {
      /**
       * Text of a file.
       */
      [k: string]: string
    }
    /**
     * Its conversations; three of ours when left out.
     *
     * Items: One conversation.
     */
    conversations?: {
      /**
       * Its id.
       */
      id: string
      /**
       * Its title, if it has one.
       */
      title?: string | null
      /**
       * When it was last used.
       */
      last_activated_at?: string
      /**
       * Its events as they are stored, with nothing in base64.
       *
       * Items: One event.
       */
      events?: {
        [k: string]: unknown
      }[]
    }[]
  }
  /**
   * What the host does on each query, before its completion; a turn of ours with texts, calls, prompts and a question when left out.
   *
   * Items: One event.
   */
  turn?: {
    /**
     * The event.
     */
    data: {
      /**
       * Its type.
       */
      type: string
      [k: string]: unknown
    }
    /**
     * What the plugin is asked for; nothing when left out.
     */
    respond?: 'tool_approval' | 'inquiry'
    /**
     * What the tool returns that the plugin lets run.
     */
    result?: string
  }[]
  /**
   * What others do to conversations, as soon as each of these has a subscription.
   *
   * Items: One event.
   */
  occurs?: {
    /**
     * Id of the conversation.
     */
    conversation: string
    /**
     * The event.
     */
    data: {
      /**
       * Its type.
       */
      type: string
      [k: string]: unknown
    }
  }[]
  /**
   * The address at which the plugin serves HTTP: the suite waits for it, makes the `requests`, and then shuts the plugin down. `{port}` becomes a free port of each session, in args, options, config, the environment, the command and the requests too.
   */
  serves?: string
  /**
   * Whether `serves` may name another machine than this one.
   */
  remote?: boolean
  /**
   * The HTTP requests that are made, one after the other.
   */
  requests?: PluginRequest[]
  /**
   * What must come of it.
   */
  expect?: {
    /**
     * The text that is printed, by channel.
     */
    printed?: {
      [k: string]: ExpectedText
    }
    /**
     * How the run ends.
     */
    exit?: {
      /**
       * The code of `exit`, from 0 to 255.
       */
      code?: number
      reason?: ExpectedText
    }
    /**
     * The events that the run adds, by conversation; members that are not stated may be there.
     */
    pushed?: {
      /**
       * The events, in order.
       *
       * Items: One event.
       */
      [k: string]: {
        [k: string]: unknown
      }[]
    }
    /**
     * What the plugin answers, by the id of the prompt: members such as action, arguments or answer.
     */
    answers?: {
      /**
       * Members of the answer.
       */
      [k: string]: {
        [k: string]: unknown
      }
    }
    /**
     * Files of the workspace after the run, by path.
     */
    files?: {
      /**
       * Text of a file.
       */
      [k: string]: string
    }
  }
}
/**
 * One HTTP request, and what its response must be.
 */
export interface PluginRequest {
  /**
   * Its method.
   */
  method?: string
  /**
   * Path and query, from the address that `serves` states.
   */
  path: string
  /**
   * Its headers, besides those that every request has.
   */
  headers?: {
    /**
     * Its value.
     */
    [k: string]: string
  }
  /**
   * Its body; none when left out.
   */
  body?: string
  /**
   * Whether the response does not end by itself, like a stream of events: the next request is made as soon as what has come fits, and the connection is closed behind the last one.
   */
  stream?: boolean
  /**
   * What the response must be.
   */
  expect?: {
    /**
     * Its status.
     */
    status?: number
    body?: ExpectedText
  }
}

/**
 * What a file holds.
 */
export type Content =
  | string
  | {
      /**
       * Its bytes in base64: letters, digits, + and / without spaces or line breaks, and = only at the end.
       */
      base64: string
    }

/**
 * How to start a tool and what to try with it; every key may be left out.
 */
export interface Tool {
  /**
   * What is certified.
   */
  role?: 'tool'
  /**
   * The tool's name, as init states it.
   */
  name?: string
  /**
   * The argument vector that starts the tool; COMMAND after `--` wins over it.
   *
   * @minItems 1
   *
   * Items: One word of the command.
   */
  command?: string[]
  /**
   * How the tool speaks: vfs exchanges messages with its host; outcome prints one Outcome or ToolState and ends; stdio keeps state, prints each state report as a line and reads its input as it is typed.
   */
  protocol?: 'vfs' | 'outcome' | 'stdio'
  /**
   * True when the tool keeps running between calls and reports its states.
   */
  stateful?: boolean
  /**
   * The actions that a stateful tool offers.
   *
   * Items: Name of an action.
   */
  actions?: ('spawn' | 'fetch' | 'apply' | 'abort')[]
  /**
   * True when the tool follows the probe script in `arguments.script`.
   */
  probe?: boolean
  /**
   * Claims and denials of features in spec/features.yaml; what is not named is taken from what the tool does.
   */
  features?: {
    /**
     * True when the tool has the feature, false when it has not.
     */
    [k: string]: boolean
  }
  /**
   * Environment variables that the tool gets beside the suite's own few.
   */
  env?: {
    /**
     * Value of the variable, without NUL.
     */
    [k: string]: string
  }
  /**
   * Environment variables that make the tool talkative; with any here each case runs once more with them, to see that its output stays clean.
   */
  debug_env?: {
    /**
     * Value of the variable, without NUL.
     */
    [k: string]: string
  }
  /**
   * Working directory of the tool, relative to this file; without it an empty directory of the run, and words of the command that name files are found from here.
   */
  cwd?: string
  /**
   * What to try; without any the tool runs once, with empty arguments on an empty project.
   */
  cases?: Case[]
  /**
   * How many sessions are generated for each case of a stateful tool, or of a one-shot tool that asks, from --seed.
   */
  generated?: {
    /**
     * Sessions of each case; 0 for none.
     */
    sessions?: number
    /**
     * The most steps of a session beside the inputs of its case.
     */
    steps?: number
  }
  /**
   * How long to wait, in milliseconds, before --time-scale.
   */
  limits?: {
    /**
     * From the start of the program to its first message.
     */
    startup_ms?: number
    /**
     * The longest silence while the host owes the tool nothing.
     */
    idle_ms?: number
    /**
     * From the final message to the end of the process.
     */
    exit_ms?: number
    /**
     * From cancel to the first signal.
     */
    cancel_grace_ms?: number
    /**
     * From the terminating signal to the killing one.
     */
    term_grace_ms?: number
  }
}
/**
 * One thing to try: what the tool is given and what must come of it.
 */
export interface Case {
  /**
   * What it is called in the results; unique in the file.
   */
  name: string
  /**
   * What the assistant passes, as init states it.
   */
  arguments?: {
    [k: string]: unknown
  }
  /**
   * The user's settings for the tool, as init states them.
   */
  options?: {
    [k: string]: unknown
  }
  /**
   * Answers to questions by question id, as init states them.
   */
  answers?: {
    [k: string]: unknown
  }
  /**
   * The project by relative path.
   */
  files?: {
    [k: string]: Content
  }
  policy?: Policy
  /**
   * What to apply, in turn, to a stateful tool each time it waits or runs.
   *
   * Items: One input, any JSON value.
   */
  inputs?: unknown[]
  /**
   * Scripted answers to HTTP requests; each is used in turn for the requests that match it, the last one again and again.
   */
  http?: Http[]
  /**
   * Scripted outcomes of commands; no command is really run.
   */
  process?: Process[]
  /**
   * The longest that one conversation about the case may take.
   */
  time_limit_ms?: number
  expect?: Expect
}
/**
 * What the host allows the tool to ask for.
 */
export interface Policy {
  /**
   * Project files.
   */
  filesystem?: {
    /**
     * The path prefixes that may be read, and changed where `writable` is true; without it the whole project.
     *
     * Items: Path prefix relative to the project.
     */
    allow?: string[]
    /**
     * True when allowed paths may be changed.
     */
    writable?: boolean
  }
  /**
   * HTTP.
   */
  network?: {
    /**
     * The URL prefixes that may be asked for; without it whatever the case scripts an answer to.
     *
     * Items: URL prefix.
     */
    allow?: string[]
    /**
     * Variables of the host that header values may name as ${NAME}.
     *
     * Items: Name of a variable.
     */
    envs?: string[]
  }
  /**
   * Programs that may be run, by name; without it whatever the case scripts an outcome of.
   */
  commands?: {
    /**
     * Rule for one program.
     */
    [k: string]: {
      /**
       * Allowed argument lists, where a last `**` stands for any rest; without it any.
       */
      args?: string[][]
      /**
       * Variables of the host that the command may receive.
       *
       * Items: Name of a variable.
       */
      envs?: string[]
    }
  }
}
/**
 * One scripted answer.
 */
export interface Http {
  /**
   * The method it answers; without it either.
   */
  method?: 'GET' | 'POST'
  /**
   * The URL it answers, exactly.
   */
  url: string
  /**
   * The status to answer with.
   */
  status: number
  /**
   * Headers that the request must carry for this answer to match; the protocol gives the tool no headers back.
   */
  headers?: {
    /**
     * Value of the header.
     */
    [k: string]: string
  }
  /**
   * The body to answer with, as text.
   */
  body?: string
  /**
   * The body to answer with, as bytes in base64: letters, digits, + and / without spaces or line breaks, and = only at the end.
   */
  base64?: string
}
/**
 * One scripted outcome.
 */
export interface Process {
  /**
   * The program it stands for.
   */
  program: string
  /**
   * The arguments it stands for, exactly; without it any.
   *
   * Items: One argument.
   */
  args?: string[]
  /**
   * What the command prints.
   */
  stdout?: string
  /**
   * What the command prints as diagnostics.
   */
  stderr?: string
  /**
   * The status the command ends with.
   */
  exit_code?: number
}
/**
 * What must come of a case; what is left out is not looked at.
 */
export interface Expect {
  /**
   * How the tool must end.
   */
  outcome?: 'success' | 'error' | 'any'
  /**
   * The text of its result or error.
   */
  result?:
    | string
    | {
        /**
         * A regular expression that must match somewhere in the text.
         */
        matches: string
      }
  /**
   * What a stateful tool prints while it starts: its first running report with content contains it.
   */
  startup?:
    | string
    | {
        /**
         * A regular expression that must match somewhere in the content.
         */
        matches: string
      }
  /**
   * Of an error, whether it may pass by itself, so that the same call may succeed later.
   */
  transient?: boolean
  /**
   * Files that must be in the project afterwards, with their content; others may be there too.
   */
  files?: {
    [k: string]: Content
  }
}

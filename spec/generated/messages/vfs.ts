// Written by `npm run spec` from spec/; change it there.
import type { ResultErr, ResultOk, RunningState, ToolError, WaitingState } from './toolstate.ts'
/**
 * One typed block of a result; of text, a resource or a question the members are known.
 */
export type ContentBlock =
  | {
      /**
       * Names the kind of block.
       */
      type: 'text'
      /**
       * Text for the assistant, verbatim.
       */
      text: string
      /**
       * Media type of the text; plain text when left out.
       */
      mimeType?: string
      /**
       * Hints about audience, priority and age.
       */
      annotations?: {
        [k: string]: unknown
      }
    }
  | {
      /**
       * Names the kind of block.
       */
      type: 'resource'
      /**
       * The embedded resource.
       */
      resource: (
        | {
            /**
             * Content of a text resource.
             */
            text: string
          }
        | {
            /**
             * Content of a binary resource in base64.
             */
            blob: string
          }
      ) & {
        /**
         * Identity of the resource.
         */
        uri: string
        /**
         * Media type of the content.
         */
        mimeType?: string
        /**
         * Short name.
         */
        name?: string
        /**
         * Name for display.
         */
        title?: string
        /**
         * What the resource is.
         */
        description?: string
        /**
         * Form that the assistant sees in place of the content.
         */
        formatted?: string
        /**
         * Hints about audience, priority and age.
         */
        annotations?: {
          [k: string]: unknown
        }
      }
      /**
       * Form that the assistant sees, where it is given beside the resource.
       */
      formatted?: string
      /**
       * Hints about audience, priority and age.
       */
      annotations?: {
        [k: string]: unknown
      }
    }
  | {
      /**
       * Names the kind of block.
       */
      type: 'question'
      /**
       * What the tool needs to know before it can go on.
       */
      question: {
        /**
         * Key under which the answer is handed back.
         */
        id: string
        /**
         * The question as a person reads it.
         */
        text: string
        /**
         * JSON Schema of the answer.
         */
        schema: {
          [k: string]: unknown
        }
        /**
         * Answer to offer.
         */
        default?: unknown
      }
    }
  | {
      /**
       * Names a kind of block that is not described here.
       */
      type: string
    }
export type ErrorParams = ToolError
export type StateParams = RunningState | WaitingState | StoppedState
/**
 * A stateful tool's end as it may be spelt on this binding: text for a success, the tagged arms, a bare failure object, or content and error side by side.
 */
export type StoppedState =
  | {
      /**
       * Names the state.
       */
      type: 'stopped'
      /**
       * Output as text, either arm of a tagged result, or a bare failure.
       */
      result: string | ResultOk | ResultErr | ToolError
    }
  | {
      /**
       * Names the state.
       */
      type: 'stopped'
      /**
       * Output up to the failure.
       */
      content?: string | null
      /**
       * Why the tool failed.
       */
      error: ToolError
    }
  | {
      /**
       * Names the state.
       */
      type: 'stopped'
      /**
       * Output of a success, as the conversion from an outcome gives it.
       */
      content: string
      /**
       * Null, as nothing failed.
       */
      error: null
    }

/**
 * Messages of the vfs protocol by file name.
 */
export interface VfsMessages {
  /**
   * Hands a stateful tool one input, for a running program or as the answer to its question.
   */
  apply: {
    params: ApplyParams
  }
  /**
   * Asks the tool to clean up and exit; the host sends it without params.
   */
  cancel: {
    params: CancelParams
  }
  /**
   * One typed block of a result; of text, a resource or a question the members are known.
   */
  'content-block': ContentBlock
  /**
   * Answers a request that failed, or a message that could not be read.
   */
  'error-response': ErrorResponse
  /**
   * Ends the tool's work with a failure.
   */
  error: {
    params: ErrorParams
  }
  /**
   * The bytes of a file, as text when all of them are valid UTF-8 and as base64 otherwise.
   */
  'file-content': FileContent
  /**
   * Removes a file.
   */
  'fs.delete': {
    params: FsDeleteParams
    result: FsDeleteResult
  }
  /**
   * Asks whether anything stands at a path.
   */
  'fs.exists': {
    params: FsExistsParams
    result: FsExistsResult
  }
  /**
   * Searches the contents of files for a pattern.
   */
  'fs.grep': {
    params: FsGrepParams
    result: FsGrepResult
  }
  /**
   * Lists the direct children of a directory, all of them in one answer.
   */
  'fs.list_dir': {
    params: FsListDirParams
    result: FsListDirResult
  }
  /**
   * Tells what stands at a path and how big it is.
   */
  'fs.metadata': {
    params: FsMetadataParams
    result: FsMetadataResult
  }
  /**
   * Reads a whole file.
   */
  'fs.read': {
    params: FsReadParams
    result: FileContent
  }
  /**
   * Renames or moves a file.
   */
  'fs.rename': {
    params: FsRenameParams
    result: FsRenameResult
  }
  /**
   * Replaces a file's whole content, or creates the file and the directories above it.
   */
  'fs.write': {
    params: FsWriteParams
    result: FsWriteResult
  }
  /**
   * One header of a request.
   */
  'http-header': HttpHeader
  /**
   * What the server answered, whatever its status.
   */
  'http-response': HttpResponse
  /**
   * Has the host fetch a URL.
   */
  'http.get': {
    params: HttpGetParams
    result: HttpResponse
  }
  /**
   * Has the host post a body to a URL.
   */
  'http.post': {
    params: HttpPostParams
    result: HttpResponse
  }
  /**
   * Opens a session and hands the tool its call; sent once, before anything else, and never answered.
   */
  init: {
    params: InitParams
  }
  /**
   * Tells the tool that its request is being held for the user; announced for a later version and tolerated today.
   */
  pending: {
    params: PendingParams
  }
  /**
   * Has the host run a program in the project root and waits for its end.
   */
  'process.run': {
    params: ProcessRunParams
    result: ProcessRunResult
  }
  /**
   * Ends the tool's work with a success.
   */
  result: {
    params: ResultParams
  }
  /**
   * Tells the host what a stateful tool is doing now.
   */
  state: {
    params: StateParams
  }
  /**
   * A stateful tool's end as it may be spelt on this binding: text for a success, the tagged arms, a bare failure object, or content and error side by side.
   */
  'stopped-state': StoppedState
}
export interface ApplyParams {
  /**
   * The input as the assistant gave it, with its JSON type preserved.
   */
  input: unknown
}
export interface CancelParams {
  /**
   * Request to give up, in a tool's own cancel message, for which the source shows no form.
   */
  request_id?: number | string
}
/**
 * Answers a request that failed, or a message that could not be read.
 */
export interface ErrorResponse {
  /**
   * Version of JSON-RPC.
   */
  jsonrpc: '2.0'
  /**
   * Id of the request, in value and type; null where none could be read.
   */
  id: string | number | null
  /**
   * What went wrong.
   */
  error: {
    /**
     * Class of the failure; codes of later versions go on downwards from -32006.
     */
    code:
      | -32700
      | -32600
      | -32601
      | -32602
      | -32603
      | -32001
      | -32002
      | -32003
      | -32004
      | -32005
      | number
    /**
     * What was refused or failed and why, for people.
     */
    message: string
    /**
     * Anything more that the host wants to tell.
     */
    data?: unknown
  }
}
/**
 * The bytes of a file, as text when all of them are valid UTF-8 and as base64 otherwise.
 */
export interface FileContent {
  /**
   * Text of the file, or its bytes in padded base64 of the standard alphabet.
   */
  content: string
  /**
   * Present for bytes that are not text; absent for text.
   */
  encoding?: 'base64'
  /**
   * Length of the stored file in bytes, whatever the encoding.
   */
  size: number
}
export interface FsDeleteParams {
  /**
   * File to remove, relative to the project root.
   */
  path: string
}
export interface FsDeleteResult {
  [k: string]: unknown
}
export interface FsExistsParams {
  /**
   * Path to look up, relative to the project root.
   */
  path: string
}
export interface FsExistsResult {
  /**
   * Whether a file or a directory is there.
   */
  exists: boolean
}
export interface FsGrepParams {
  /**
   * What to look for; the dialect beyond plain text is open.
   */
  pattern: string
  /**
   * Where to look, relative to the project root; the whole project when left out.
   */
  paths?: string[]
  /**
   * Extensions of the files to search, without the dot; all files when left out.
   */
  extensions?: string[]
  /**
   * How many lines to add before and after each match; 0 when left out.
   */
  context?: number
}
export interface FsGrepResult {
  /**
   * Files, or windows of files, that hold a match; empty when nothing matches.
   */
  matches: {
    /**
     * File that the lines are from, relative to the project root.
     */
    path: string
    /**
     * Matching lines and their context.
     */
    lines: {
      /**
       * Number of the line in its file, counted from 1.
       */
      line_number: number
      /**
       * Text of the line without its terminator.
       */
      content: string
      /**
       * Whether the line itself matches; false for context.
       */
      is_match: boolean
    }[]
  }[]
}
export interface FsListDirParams {
  /**
   * Directory to list, relative to the project root.
   */
  path: string
}
export interface FsListDirResult {
  /**
   * Direct children in no promised order.
   */
  entries: {
    /**
     * Name of the entry, relative to the listed directory.
     */
    path: string
    /**
     * Whether the entry is a file or a directory.
     */
    kind: 'file' | 'dir'
  }[]
}
export interface FsMetadataParams {
  /**
   * Path to describe, relative to the project root.
   */
  path: string
}
export interface FsMetadataResult {
  /**
   * Whether the path is a file or a directory.
   */
  kind: 'file' | 'dir'
  /**
   * Length of a file in bytes; for a directory any whole number.
   */
  size: number
}
export interface FsReadParams {
  /**
   * File to read, relative to the project root.
   */
  path: string
}
export interface FsRenameParams {
  /**
   * Path that the file has, relative to the project root.
   */
  from: string
  /**
   * Path that the file gets, relative to the project root.
   */
  to: string
}
export interface FsRenameResult {
  [k: string]: unknown
}
export interface FsWriteParams {
  /**
   * File to write, relative to the project root.
   */
  path: string
  /**
   * New content, literally as text, or in base64 when `encoding` says so.
   */
  content: string
  /**
   * Says that `content` is base64; left out for text.
   */
  encoding?: 'base64'
}
export interface FsWriteResult {
  [k: string]: unknown
}
/**
 * One header of a request.
 */
export interface HttpHeader {
  /**
   * Name of the header.
   */
  name: string
  /**
   * Value of the header, in which `${VAR}` stands for a variable of the host's environment.
   */
  value: string
}
/**
 * What the server answered, whatever its status.
 */
export interface HttpResponse {
  /**
   * Status code that the server sent.
   */
  status: number
  /**
   * Text of the body, or its bytes in padded base64 of the standard alphabet.
   */
  body: string
  /**
   * Present for a body that is not text; absent for text.
   */
  encoding?: 'base64'
}
export interface HttpGetParams {
  /**
   * Absolute URL to fetch; the tool's network policy decides on it.
   */
  url: string
  /**
   * Headers to send, in order.
   */
  headers?: HttpHeader[]
}
export interface HttpPostParams {
  /**
   * Absolute URL to post to; the tool's network policy decides on it.
   */
  url: string
  /**
   * Headers to send, in order.
   */
  headers?: HttpHeader[]
  /**
   * Body to send, as it stands.
   */
  body?: string
}
export interface InitParams {
  /**
   * The call that this process has been started for.
   */
  tool: {
    /**
     * Name under which the tool is configured.
     */
    name: string
    /**
     * Arguments of the call with their JSON types preserved.
     */
    arguments: {
      [k: string]: unknown
    }
    /**
     * Answers gathered so far, by question id; empty on a first run. A host may leave out an empty one.
     */
    answers?: {
      [k: string]: unknown
    }
    /**
     * Options from the tool's configuration. A host may leave out an empty one.
     */
    options?: {
      [k: string]: unknown
    }
  }
  /**
   * Version of the protocol that the host speaks, as three dotted numbers.
   */
  protocol_version: string
}
export interface PendingParams {
  /**
   * Id of the request that is held.
   */
  request_id: number | string
  /**
   * Why it is held, for people.
   */
  reason: string
}
export interface ProcessRunParams {
  /**
   * Program to run; the tool's command policy decides on it together with `args`.
   */
  program: string
  /**
   * Arguments, passed on one by one without a shell.
   */
  args?: string[]
  /**
   * Names of variables to forward from the host's environment.
   */
  envs?: string[]
}
export interface ProcessRunResult {
  /**
   * What the program wrote to its standard output, with secrets replaced by `[REDACTED]`.
   */
  stdout: string
  /**
   * What the program wrote to its standard error, with secrets replaced by `[REDACTED]`.
   */
  stderr: string
  /**
   * The program's exit status; a host may use null for a program that a signal ended.
   */
  exit_code: number | null
}
export interface ResultParams {
  /**
   * Typed blocks in order, or one text that stands for a single text block.
   */
  content: string | ContentBlock[]
}

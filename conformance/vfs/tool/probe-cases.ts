import type { Case } from '../../../spec/generated/config.ts'

const policy = {
  filesystem: { allow: ['.'], writable: true },
  network: { allow: ['https://suite.invalid/'] },
  commands: { true: {} },
}

const URL = 'https://suite.invalid/'

/** Values that a careless library takes for none, or changes. */
const AWKWARD = {
  ...{ no: false, zero: 0, 'no text': '', 'no value': null, 'no entry': [], 'no member': {} },
  ...{ ' around ': ' two  spaces ', 'e\u0301': '\ufeffa\u030a\r\n\u0000', 'Two Words': -0.5 },
  ...{
    tenth: 0.1,
    wide: 9_007_199_254_740_991,
    ['__proto__']: 'no prototype',
    constructor: 'none',
  },
  ...{
    ...{ 'a date': '2026-01-02T03:04:05Z', 'a number': '007', 'a truth': 'true' },
    ...{ 'one entry': ['alone'], 'by number': { 0: 'first', 1: 'second' } },
    ...{ 'each twice': [1, 1, 'a', 'a'], deep: [[[['within']]]], small: 1e-7, snake_case: 1 },
    ...{ 'inner names': { ' around ': false, inner_case: null }, words: ['yes', 'off', 'null'] },
    ...{
      home: '~/x',
      spelt: 'C:\\new $HOME {{ a }} <b>&amp;</b> %20',
      long: 'a word '.repeat(100),
    },
    ...{ 'dotted.name': 'no path', 'two words': 'in small letters', '': 'no name', stars: '🎉' },
  },
}

/** Contents that a careless library changes: signs of texts, and bytes with and without padding. */
const CARRIED = {
  'signs.txt': '\ufeffe\u0301\r\ntwo\t\0 \u2028\u00a0\ufe0f\rthree  \n\n',
  'blank.txt': ' \n',
  'one.bin': { base64: '/w==' },
  'two.bin': { base64: '/w8=' },
  'three.bin': { base64: '77u//w==' },
}

/** What every program that follows the probe script is asked to do, beside its author's own cases. */
export const probeCases: Case[] = [
  {
    name: 'suite: makes every call',
    arguments: {
      script: [
        { call: 'fs.write', params: { path: 'a/é.txt', content: 'one\ntwo\n' } },
        { call: 'fs.read', params: { path: 'a/é.txt' } },
        { call: 'fs.exists', params: { path: 'a' } },
        { call: 'fs.list_dir', params: { path: '.' } },
        { call: 'fs.metadata', params: { path: 'a/é.txt' } },
        { call: 'fs.grep', params: { pattern: 'two' } },
        { call: 'fs.rename', params: { from: 'a/é.txt', to: 'b.txt' } },
        { call: 'fs.delete', params: { path: 'b.txt' } },
        { call: 'http.get', params: { url: URL } },
        { call: 'http.post', params: { url: URL, body: 'x' } },
        { call: 'process.run', params: { program: 'true', args: [] } },
        { finish: 'made every call' },
        { stderr: 'after the final notification' },
      ],
    },
    files: { 'k.txt': 'k' },
    policy,
    http: [{ url: URL, status: 200, body: 'ok' }],
    process: [{ program: 'true', exit_code: 0 }],
    expect: { outcome: 'success' },
  },
  {
    name: 'suite: carries bytes and text as they are',
    arguments: {
      nested: { list: [1, 'two', null, true] },
      ...AWKWARD,
      script: [
        { call: 'fs.read', params: { path: 'bytes.bin' }, save: 'bytes.copy' },
        { call: 'fs.read', params: { path: 'looks.txt' }, save: 'looks.copy' },
        ...Object.keys(CARRIED).map((path) => ({
          ...{ call: 'fs.read', params: { path } },
          save: `${path}.copy`,
        })),
        { finish: 'carried' },
      ],
    },
    answers: { sure: true, ...AWKWARD },
    options: { depth: 2, ...AWKWARD },
    files: { 'bytes.bin': { base64: '/wD+gA==' }, 'looks.txt': 'aGVsbG8=', ...CARRIED },
    policy,
    expect: {
      outcome: 'success',
      files: {
        ...{ 'bytes.copy': { base64: '/wD+gA==' }, 'looks.copy': 'aGVsbG8=' },
        ...Object.fromEntries(
          Object.entries(CARRIED).map(([path, content]) => [`${path}.copy`, content]),
        ),
      },
    },
  },
  {
    name: 'suite: fails when asked to',
    arguments: { script: [{ fail: { message: 'asked to fail', trace: ['a'], transient: true } }] },
    expect: { outcome: 'error' },
  },
]

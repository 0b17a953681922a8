import { error, line, plain, result, rpc } from '../../../harness/fixtures/transcript-lines.ts'
import { trios } from '../../fixtures/trios.ts'
import { resultRules } from './result.ts'

trios(resultRules, {
  'reports success as a string or as typed blocks': {
    satisfied: plain(
      result(''),
      result([]),
      result([{ type: 'text', text: 'a' }, { type: 'new' }]),
    ),
    violated: [
      [plain(result(1)), 'params.content is of type number'],
      [plain(line(rpc({ method: 'result', params: {} }))), 'params.content is missing'],
      [plain(line(rpc({ method: 'result', params: ['a'] }))), 'params of result are no object'],
      [plain(result([{ type: 'text', text: '' }, { text: '' }])), 'content[1] has no type'],
    ],
    silent: plain(error()),
  },
  'gives each content block the members of its type': {
    satisfied: plain(
      result([
        { type: 'text', text: 'a', more: 1, mimeType: null, annotations: null },
        { type: 'resource', resource: { uri: 'file:///a', text: null, blob: '', name: null } },
        { type: 'image', data: '' },
      ]),
    ),
    violated: [
      [
        plain(result([{ type: 'text', text: 'a' }, { type: 'text' }])),
        "content[1] (text): the object must have required property 'text'",
      ],
      [
        plain(result([{ type: 'text', text: null }])),
        "content[0] (text): the object must have required property 'text'",
      ],
    ],
    silent: plain(result('a'), error()),
  },
})

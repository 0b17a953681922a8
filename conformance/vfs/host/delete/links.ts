import { inconclusive, satisfied, violated } from '../../../engine/finding.ts'
import { answerText, onAnswer } from '../answer.ts'
import { checksOn } from '../host-check.ts'
import { anythingAt, bytesIn } from '../project-state.ts'

/** What a link led to is as it was, and the link is gone. */
const linkAlone = (nth: number, link: string, target: string) =>
  onAnswer(nth, 'an answer', (answer, c) => {
    const [files] = c.snapshots
    if (!files) return inconclusive('the project was not shown')
    if (bytesIn(files, target)?.toString() !== 'target')
      return violated('the target as it was', 'the target was changed', answer.index)
    if (answer.error) return violated('the link gone', answerText(answer), answer.index)
    return anythingAt(files, link)
      ? violated('the link gone', 'the link still there', answer.index)
      : satisfied('the link is gone and its target there')
  })

/** What a host deletes where a path is a link. @see rfd-d11 §fs.delete */
export const linkChecks = checksOn(
  {
    name: 'delete: links',
    files: {
      'target.txt': 'target',
      'dir/target.txt': 'target',
      'link.txt': { link: 'target.txt' },
      linked: { link: 'dir' },
      dangling: { link: 'nowhere.txt' },
    },
    actions: [
      {
        call: {
          script: [
            { call: 'fs.delete', params: { path: 'link.txt' } },
            { call: 'fs.delete', params: { path: 'linked' } },
            { call: 'fs.delete', params: { path: 'dangling' } },
            { finish: 'deleted' },
          ],
        },
      },
      { snapshot: true },
    ],
  },
  {
    'vfs.delete.links#to-file': linkAlone(0, 'link.txt', 'target.txt'),
    'vfs.delete.links#to-directory': linkAlone(1, 'linked', 'dir/target.txt'),
    'vfs.delete.links#to-nothing': linkAlone(2, 'dangling', 'target.txt'),
  },
)

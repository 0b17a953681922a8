import { mutantsIn } from '../mutant.ts'
import { isResult } from '../requests.ts'
import { filtered, keeping, nameOf, onEntriesOf, onFiles, onMatches, onSearch } from './matches.ts'

/** Where is searched. */
export const placeMutants = mutantsIn('vfs.grep')({
  'searches-whole-project': {
    'ten-levels: searches no more than ten levels of directories': keeping(
      (path) => path.split('/').length <= 11,
    ),
    'without-packages: searches no packages that others have made': keeping(
      (path) => !/(?:^|\/)(?:node_modules|vendor)\//.test(path),
    ),
    'without-builds: searches no directories that builds are made in': keeping(
      (path) => !/(?:^|\/)(?:target|dist|build)\//.test(path),
    ),
    'without-locks: searches no lock files': keeping((path) => !/lock/.test(path)),
    'names-of-ascii: searches no files with other names than ASCII': keeping((path) =>
      /^[\x20-\x7e]*$/.test(path),
    ),
    'up-to-a-megabyte: searches no files of more than a megabyte': onFiles(
      async ({ path, lines }, other) => {
        const found = await other('fs.metadata', { path })
        return isResult(found) && Number(found.result.size) > 1_000_000 ? [] : lines
      },
    ),
    'root-alone: searches only the files of the root where no paths are given': onMatches(
      (matches, { paths }) =>
        paths === undefined ? matches.filter(({ path }) => !path.includes('/')) : matches,
    ),
  },
  'paths-restrict': {
    'paths-anywhere: searches places of that name in other directories too': filtered(
      'paths',
      (path, paths) => paths.some((place) => `/${path}`.includes(`/${place}/`) || path === place),
    ),
    'first-components: compares no more than the first component of a place': filtered(
      'paths',
      (path, paths) => paths.some((place) => path.split('/')[0] === place.split('/')[0]),
    ),
    'innermost-places: searches of places within each other the innermost alone': onEntriesOf(
      'paths',
      (places) =>
        places.filter((place) => !places.some((each) => `${each}`.startsWith(`${place}/`))),
    ),
    'last-components: compares no more than the last component of a place': filtered(
      'paths',
      (path, paths) => paths.some((place) => path.split('/').includes(nameOf(place))),
    ),
    'outer-places: searches the first and the last place alone': onEntriesOf('paths', (places) => [
      places[0],
      places.at(-1),
    ]),
    'places-or-extensions: searches the whole project where there are extensions too': onSearch(
      ({ paths, ...params }) =>
        params.extensions === undefined && paths !== undefined ? { ...params, paths } : params,
    ),
    'paths-by-letters: searches whatever begins with the letters of a path': filtered(
      'paths',
      (path, paths) => paths.some((prefix) => path.startsWith(prefix)),
    ),
    'ignores-paths: searches the whole project whatever the paths': onSearch(
      ({ paths: _, ...params }) => params,
    ),
  },
  'paths-to-files': {
    'files-of-that-name: searches every file that has the name of the one that is named': filtered(
      'paths',
      (path, paths) =>
        paths.some((place) => path.startsWith(`${place}/`) || nameOf(path) === nameOf(place)),
    ),
    'whole-project-for-files: searches the directory of a file that is named': onSearch(
      ({ paths, ...params }) => ({
        ...params,
        ...(Array.isArray(paths) && {
          paths: paths.map((path) => String(path).replace(/\/[^/]*\.\w+$/, '')),
        }),
      }),
    ),
  },
})

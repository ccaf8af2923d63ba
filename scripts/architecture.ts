/**
 * Checks the walls of `scripts/architecture/walls.ts`, that no folders or files import each other in a circle, and that
 * `docs/architecture.md` shows both as they are. `--write` updates that page, `--diagram` prints its picture.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { documentFile, pictureText, wallsText, withText } from './architecture/document'
import { circlesIn, diagramOf, folderOf, importGraph } from './architecture/graph'
import { importsOf } from './architecture/imports'
import { violations } from './architecture/walls'

const root = process.cwd()
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root })
const files = listed
  .toString()
  .split('\0')
  .filter((file) => /^(app|components|lib|server)\/.*\.tsx?$|^proxy\.ts$/.test(file))
const imports = importsOf(root, files)
const ofCode = imports.filter(({ from }) => !/\.test\.tsx?$/.test(from))
const folders = importGraph(ofCode, folderOf)

const circles = [folders, importGraph(ofCode)]
  .flatMap(circlesIn)
  .map((members) => `A circle of imports: ${members.toSorted().join(', ')}.`)

/** The page as it has to be; undefined where it has lost a mark between which something is written. */
function documentOf(text: string): string | undefined {
  const withWalls = withText(text, 'walls', wallsText())
  return withWalls && withText(withWalls, 'folders', pictureText(diagramOf(folders)))
}

function documentProblems(): string[] {
  // The picture has no place for a circle.
  if (circles.length > 0) return []
  const text = readFileSync(documentFile, 'utf8')
  const current = documentOf(text)
  if (current === undefined) return [`${documentFile} lacks the marks of its written parts.`]
  if (current === text) return []
  if (!process.argv.includes('--write'))
    return [`${documentFile} shows other walls or folders. Run npm run architecture -- --write.`]
  writeFileSync(documentFile, current)
  return []
}

if (process.argv.includes('--diagram')) console.log(diagramOf(folders))
else {
  const problems = [...violations(imports), ...circles, ...documentProblems()]
  for (const problem of problems) console.error(problem)
  console.log(
    `${files.length} files, ${folders.order} folders, ${folders.size} arrows: ${problems.length} problems.`,
  )
  process.exitCode = problems.length > 0 ? 1 : 0
}

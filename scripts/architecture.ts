/**
 * Checks the walls of `scripts/architecture/walls.ts`, that no folders or files import each other in a circle, and that
 * `docs/architecture.md` shows both correctly. `--write` updates that page; `--diagram` prints its diagram.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { documentFile, pictureText, wallsText, withText } from './architecture/document'
import { circlesIn, diagramOf, folderOf, importGraph } from './architecture/graph'
import { importsOf } from './architecture/imports'
import { violations } from './architecture/walls'
import { filesIn } from './files-in'

const root = process.cwd()
const inFolders = await Promise.all(['app', 'components', 'lib', 'server'].map(filesIn))
const files = [...inFolders.flat().filter((file) => /\.tsx?$/.test(file)), 'proxy.ts']
const imports = importsOf(root, files)
const ofCode = imports.filter(({ from }) => !/\.test\.tsx?$/.test(from))
const folders = importGraph(ofCode, folderOf)

const circles = [folders, importGraph(ofCode)]
  .flatMap(circlesIn)
  .map((members) => `A circle of imports: ${members.toSorted().join(', ')}.`)

/** The page as it should read; undefined if it lacks one of the marks that enclose a generated part. */
function documentOf(text: string): string | undefined {
  const withWalls = withText(text, 'walls', wallsText())
  return withWalls && withText(withWalls, 'folders', pictureText(diagramOf(folders)))
}

function documentProblems(): string[] {
  // A circle cannot be drawn in the diagram.
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

/**
 * Checks the import rules of `architecture/walls.ts`, and that no folders or files import each other in a circle.
 * `--diagram` prints the folders as a Mermaid diagram instead.
 */
import { execFileSync } from 'node:child_process'
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

if (process.argv.includes('--diagram')) console.log(diagramOf(folders))
else {
  const problems = [
    ...violations(imports),
    ...[folders, importGraph(ofCode)]
      .flatMap(circlesIn)
      .map((members) => `A circle of imports: ${members.toSorted().join(', ')}.`),
  ]
  for (const problem of problems) console.error(problem)
  console.log(
    `${files.length} files, ${folders.order} folders, ${folders.size} arrows: ${problems.length} problems.`,
  )
  process.exitCode = problems.length > 0 ? 1 : 0
}

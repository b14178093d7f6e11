// The commands listed in docs/operations.md: the operator's, and those that need the sources.
import { readdirSync, readFileSync } from 'node:fs'

const list = readFileSync('docs/operations.md', 'utf8')

export const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** The scripts in the table below this sentence. */
function listedBelow(sentence: string): string[] {
  const at = list.indexOf(sentence)
  if (at < 0) throw new Error(`docs/operations.md does not say "${sentence}" any more`)
  const [, table = ''] = list.slice(at).split('\n\n')
  const firstCells = table.split('\n').map((line) => line.split('|')[1] ?? '')
  return firstCells.flatMap((cell) =>
    [...cell.matchAll(/`(?:npm (?:run )?)?([a-z][\w:-]*)[^`]*`/g)].flatMap(([, name = '']) => name),
  )
}

export const operatorCommands = listedBelow('What an operator needs runs from the build.')
export const developerCommands = listedBelow('The rest is for development')

/** Every page that people read about the repository. */
export function documents(): string[] {
  const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((file) => `docs/${file}`)
  const others = readdirSync('.').filter((file) => file.endsWith('.md'))
  return [...others, ...docs.filter((file) => file.endsWith('.md')).sort()]
}

/** Lines of the docs with a command, such as `staff:create -- --email …`. */
export function typedCommands(): { page: string; name: string; args: string }[] {
  const pages = [...documents(), '.env.example']
  return pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\bnpm run ([a-z][\w:-]*)([^`\n#]*)/g)].map(([, name = '', args = '']) => ({
      page,
      name,
      args: args.trim(),
    })),
  )
}

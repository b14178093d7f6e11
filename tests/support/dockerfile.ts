// Reads the instructions of a Dockerfile, as far as ours uses the language.

type Instruction = {
  /** In capitals, such as COPY. */
  name: string
  /** `--from=build` as { from: 'build' }. */
  flags: Record<string, string>
  value: string
}

export type Stage = {
  name: string
  /** An image, or the name of an earlier stage. */
  from: string
  instructions: Instruction[]
}

/** @returns the stages in order; the values of ARG before them are filled in */
export function readDockerfile(text: string): Stage[] {
  const args = new Map<string, string>()
  const stages: Stage[] = []
  for (const instruction of instructionsIn(text)) {
    const { name, value } = instruction
    if (name === 'FROM') {
      const [, image = '', as = ''] = /^(\S+)(?: AS (\S+))?$/.exec(value) ?? []
      const from = image.replace(/^\$\{(\w+)\}$/, (_, arg: string) => args.get(arg) ?? '')
      stages.push({ name: as, from, instructions: [] })
    } else if (stages.length === 0) {
      const [, arg = '', fallback = ''] = /^(\w+)=(\S+)$/.exec(value) ?? []
      args.set(arg, fallback)
    } else {
      stages.at(-1)?.instructions.push(instruction)
    }
  }
  return stages
}

function instructionsIn(text: string): Instruction[] {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/ *\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean)
  return lines.map((line) => {
    const [, name = '', flags = '', value = ''] = /^([A-Z]+) ((?:--[\w-]+=\S+ )*)(.+)$/.exec(line) ?? []
    if (!name) throw new Error(`No instruction: ${line}`)
    return {
      name,
      flags: Object.fromEntries([...flags.matchAll(/--([\w-]+)=(\S+)/g)].map(([, k, v]) => [k, v])),
      value,
    }
  })
}

/** The words of CMD and HEALTHCHECK's CMD in their JSON form. */
export function jsonForm(value: string): string[] {
  return JSON.parse(value.replace(/^CMD /, '')) as string[]
}

/** The words of `ENV a=b c=d`. */
export function variablesOf({ instructions }: Stage): Record<string, string> {
  const lines = instructions.filter(({ name }) => name === 'ENV').map(({ value }) => value)
  return Object.fromEntries(lines.flatMap((line) => [...line.matchAll(/(\w+)=(\S+)/g)].map(([, k, v]) => [k, v])))
}

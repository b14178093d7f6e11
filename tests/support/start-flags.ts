import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }

/** The memory flags of `npm start`. */
export const startFlags = scripts.start.match(/--\S+/g) ?? []

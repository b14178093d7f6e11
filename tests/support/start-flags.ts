import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }

/** What `npm start` tells Node about memory. */
export const startFlags = scripts.start.match(/--\S+/g) ?? []

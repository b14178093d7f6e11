import { sayFailure } from '#db/driver/say-failure.ts'

/** Exits with one line for a failure that the operator can fix; rethrows anything else. */
export function exitOnFailure(error: unknown): never {
  const words = sayFailure(error)
  if (words === null) throw error
  console.error(`Error: ${words}`)
  process.exit(1)
}

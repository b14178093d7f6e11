import { sayFailure } from '#db/driver/say-failure.ts'

/** Ends the process with one line where the operator can mend what is wrong; throws anything else. */
export function exitOnFailure(error: unknown): never {
  const words = sayFailure(error)
  if (words === null) throw error
  console.error(`Error: ${words}`)
  process.exit(1)
}

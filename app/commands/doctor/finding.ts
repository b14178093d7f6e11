/** The result of one check. `wrong`: the site does not work properly, or data is in danger. */
export type Finding = {
  about: string
  level: 'ok' | 'warn' | 'wrong'
  found: string
  /** The remedy. */
  advice?: string
}

export const ok = (about: string, found: string): Finding => ({ about, level: 'ok', found })
export const warn = (about: string, found: string, advice: string): Finding => ({ about, level: 'warn', found, advice })
export const wrong = (about: string, found: string, advice: string): Finding => ({
  about,
  level: 'wrong',
  found,
  advice,
})

/** Such as "12 minutes". */
export function duration(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / 60_000)
  if (minutes < 2) return `${Math.round(Math.abs(ms) / 1000)} seconds`
  if (minutes < 120) return `${minutes} minutes`
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} hours` : `${Math.round(minutes / 60 / 24)} days`
}

export function bytes(count: number): string {
  const megabytes = count / 1024 / 1024
  return megabytes < 1024 ? `${megabytes.toFixed(1)} MB` : `${(megabytes / 1024).toFixed(1)} GB`
}

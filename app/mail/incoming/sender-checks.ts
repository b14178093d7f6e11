// Reads the mail service's authentication results for a mail's sender (RFC 8601): a From line alone proves nothing.

export type SenderChecks = { spf: string | null; dkim: string | null; dmarc: string | null }
export type Verdict =
  /** The domain of the From line is authenticated. */
  | 'proven'
  | 'unproven'
  /** The mail service reported nothing. */
  | 'unchecked'

export const unchecked: SenderChecks = { spf: null, dkim: null, dmarc: null }

/** Resend receives with Amazon SES, which signs its results with this name. Any other result came with the mail. */
const checker = 'amazonses.com'
const mostLetters = 5000

/** @param lines the mail's Authentication-Results headers */
export function senderChecks(lines: unknown[], from: string): SenderChecks {
  const found = lines
    .flatMap((line) => (typeof line === 'string' ? unfolded(line.slice(0, mostLetters)) : []))
    .filter((line) => line.split(';')[0]?.trim().toLowerCase() === checker)
  // A forged result can only make the verdict worse.
  const results = found.map((line) => resultsIn(line, from.slice(from.lastIndexOf('@') + 1).toLowerCase()))
  return results.find((checks) => verdictOf(checks) !== 'proven') ?? results[0] ?? unchecked
}

/** Several headers may come as one text; continuation lines begin with a space. */
function unfolded(text: string): string[] {
  const lines: string[] = []
  for (const line of text.split('\n')) {
    const isContinued = line.trimStart() !== line && lines.length > 0
    lines.push(isContinued ? `${lines.pop()}${line}` : line)
  }
  return lines
}

function resultsIn(line: string, domain: string): SenderChecks {
  // Comments and quoted strings are under the sender's control.
  const bareLine = line
    .toLowerCase()
    .replace(/"[^"]*"/g, '')
    .replace(/\([^()]*\)/g, '')
  const parts = bareLine
    .split(';')
    .slice(1)
    .map((part) => part.trim())
  // SES separates the parts of SPF with semicolons.
  const envelope = propertyIn(bareLine, ['envelope-from', 'smtp.mailfrom'])
  const spf = resultOf(parts, 'spf')
  const signatures = parts.filter((part) => part.startsWith('dkim='))
  const aligned = signatures.find(
    (part) => wordIn(part) === 'pass' && isAligned(propertyIn(part, ['header.i', 'header.d']), domain),
  )
  return {
    spf: spf === 'pass' && !isAligned(envelope, domain) ? 'pass for another domain' : spf,
    dkim: aligned ? 'pass' : otherDomain(signatures),
    dmarc: resultOf(parts, 'dmarc'),
  }
}

function otherDomain(signatures: string[]): string | null {
  const words = signatures.map(wordIn)
  return words.includes('pass') ? 'pass for another domain' : (words[0] ?? null)
}

/** Prefers a failure when there are several results. */
function resultOf(parts: string[], method: string): string | null {
  const words = parts.filter((part) => part.startsWith(`${method}=`)).map(wordIn)
  return words.find((word) => word !== 'pass') ?? words[0] ?? null
}

const wordIn = (part: string) => /^[a-z]+=([a-z]{1,20})/.exec(part)?.[1] ?? 'unknown'

function propertyIn(part: string, names: string[]): string | null {
  const words = part.split(/[\s;]+/)
  const found = names.map((name) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1))
  return found.find((value) => value !== undefined) ?? null
}

/** Relaxed alignment, the usual mode of DMARC: one may be a subdomain of the other. */
function isAligned(identity: string | null, domain: string): boolean {
  const host = identity?.replace(/["<>]/g, '').split('@').at(-1)
  if (!host?.includes('.') || !domain.includes('.')) return false
  return host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`)
}

export function verdictOf({ spf, dkim, dmarc }: SenderChecks): Verdict {
  if (spf === null && dkim === null && dmarc === null) return 'unchecked'
  if (dmarc === 'pass') return 'proven'
  if (dmarc === 'fail') return 'unproven'
  return spf === 'pass' || dkim === 'pass' ? 'proven' : 'unproven'
}

// Separates the new text of a mail from the mails quoted below it. Each line is read once, so the time is linear.

export type Parted = { text: string; quoted: string | null }

/** The lines with which mail programs introduce a quotation, in our visitors' languages. They end with a colon. */
const introductions = [
  /^.{1,200}(님이 작성|에 작성|님이 씀|wrote|schrieb|geschrieben|escribió)\s?:$/i,
  /^you wrote on .{1,100}:$/i,
  /^vous avez écrit le .{1,100}:$/i,
  /^.{1,100}에 보내 주신 내용:$/,
]
/** With long addresses these are wrapped onto two lines. */
const brokenIntroductions = [
  /^on .{1,250}wrote:$/i,
  /^le .{1,250}a écrit\s?:$/i,
  /^am .{1,100}\sschrieb .{1,200}:$/i,
  /^\d{4}(년|\.|-) ?\d.{1,250}(작성|쓴 글|씀)\s?:$/,
]
const rules = [
  /^-{2,}\s*(original message|forwarded message|message d['’]origine|ursprüngliche nachricht|원본 메시지|원본 메일)\s*-{2,}$/i,
  /^_{10,}$/,
]
const headerBlock = /^(from|de|von|보낸 ?사람|발신)\s?:.{1,300}$/i
const headerNext = /^(sent|date|to|envoyé|à|gesendet|datum|an|보낸 ?날짜|받는 ?사람|날짜)\s?:/i

export function splitQuotation(whole: string): Parted {
  const lines = whole.replace(/\r\n?/g, '\n').split('\n')
  const at = quotationAt(lines)
  if (at === null) return { text: whole.trim(), quoted: null }
  const text = lines.slice(0, at).join('\n').trim()
  // If the answer is below or between quoted lines, all of the mail stays visible: no new text may be hidden.
  if (text === '') return { text: whole.trim(), quoted: null }
  return { text, quoted: lines.slice(at).join('\n').trim() || null }
}

function quotationAt(lines: string[]): number | null {
  const first = firstPossible(lines)
  for (let at = first; at < lines.length; at++) {
    const here = shortened(lines[at])
    if (here.startsWith('>') || isIntroduced(here, shortened(lines[at + 1]))) return at
  }
  return null
}

const shortened = (line = '') => line.slice(0, 501).trim()

/** The first line at which the quotation may start: no new line may come below a quoted one. */
function firstPossible(lines: string[]): number {
  const isQuoted = (line: string) => line.startsWith('>')
  const lastOwn = lines.findLastIndex((line) => !isQuoted(line) && line.trim() !== '')
  return lines.slice(0, lastOwn + 1).findLastIndex(isQuoted) + 1
}

function isIntroduced(here: string, next: string): boolean {
  if (here === '' || here.length > 500) return false
  if (here.startsWith('-') || here.startsWith('_')) return rules.some((rule) => rule.test(here))
  if (here.endsWith(':') && [...introductions, ...brokenIntroductions].some((line) => line.test(here))) return true
  if (next.endsWith(':') && brokenIntroductions.some((line) => line.test(`${here} ${next}`))) return true
  return here.includes(':') && headerBlock.test(here) && headerNext.test(next)
}

// Separates the new text of a mail from the mails quoted below it. Each line is read a few times, so the time is linear.
// A line that a person may have typed is new text: a quotation that stays visible costs less than a hidden answer.

export type Parted = { text: string; quoted: string | null }

/** What mail programs write between the author of a quotation and its colon. */
const wroteWords = /\b(?:wrote|schrieb|geschrieben)|(?:a|avez) écrit|escribió|작성|씀|쓴 글|보내 주신 내용/i
/** How they begin such a line, and how they end it when it names the author's address. */
const firstWords = /^(?:(?:on|le|am|el|you|vous)\s|\d)/i
const addressAtEnd = /<\s?[^\s<>@]+@[^\s<>]+>+[^.!?<>]*:$/
/** As many as words like "a écrit" need behind an address. */
const mostLettersBehindAddress = 40
const dates =
  /\d{1,2}:\d\d|\d{1,4}\s?[./-]\s?\d{1,2}|\b(?:19|20)\d\d(?!\d)|\d월|요일|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:lun|mar|mercre|jeu|vendre|same)di\b|\bdimanche\b|\b(?:mon|diens|donners|frei|sams|sonn)tag\b|\bmittwoch\b/i
const clock = /\d{1,2}\s?[:.h]\s?\d\d/
const address = /[^\s<>@]@[^\s<>@]+\.[a-z]/i

const rule =
  /^(?:_{10,}|-{2,}\s*(?:original message|forwarded message|message (?:d['’]origine|transféré)|ursprüngliche nachricht|weitergeleitete nachricht|원본 메시지|원본 메일|전달된 메시지)\s*-{2,})$/i

/** The lines of a header block in our visitors' languages, and in German. */
const fields = {
  from: /^\*?(?:from|de|von|보낸 ?사람|발신)\s?:/i,
  date: /^\*?(?:sent|date|envoyé(?: le)?|gesendet|datum|보낸 ?날짜|날짜)\s?:/i,
  subject: /^\*?(?:subject|objet|betreff|제목)\s?:/i,
}
const mostLinesOfBlock = 8

/** Where the mail's HTML marks its quotations, quoted lines need no introduction. */
export function splitQuotation(whole: string, isMarked = false): Parted {
  const lines = whole.replace(/\r\n?/g, '\n').split('\n')
  const at = quotationAt(lines, isMarked)
  if (at === null) return { text: whole.trim(), quoted: null }
  const text = lines.slice(0, at).join('\n').trim()
  // If the answer is below or between quoted lines, all of the mail stays visible: no new text may be hidden.
  if (text === '') return { text: whole.trim(), quoted: null }
  return { text, quoted: lines.slice(at).join('\n').trim() || null }
}

function quotationAt(lines: string[], isMarked: boolean): number | null {
  for (let at = firstPossible(lines); at < lines.length; at++) {
    if (isQuoted(lines[at] ?? '')) return isMarked || isIntroduced(lines, at) ? at : null
    if (isIntroduction(lines, at) || isBlock(lines, at)) return at
    if (rule.test(shortened(lines[at]))) {
      const next = nextText(lines, at + 1)
      if (isQuoted(lines[next] ?? '') || isBlock(lines, next, true)) return at
    }
  }
  return null
}

const isQuoted = (line: string) => line.startsWith('>')
const shortened = (line = '') => line.slice(0, 501).trim()

/** The first line at which the quotation may start: no new line may come below a quoted one. */
function firstPossible(lines: string[]): number {
  const lastOwn = lines.findLastIndex((line) => !isQuoted(line) && line.trim() !== '')
  return lines.slice(0, lastOwn + 1).findLastIndex(isQuoted) + 1
}

/** At most one empty line is between a mail program's line and what it introduces. */
const nextText = (lines: string[], at: number) => (lines[at]?.trim() === '' ? at + 1 : at)

/** By the line above, or by the first of the quoted lines themselves, as some programs write it. */
function isIntroduced(lines: string[], at: number): boolean {
  const above = shortened(lines[at - 1]) || shortened(lines[at - 2])
  if (above.endsWith(':') && (wroteWords.test(above) || address.test(above))) return true
  const within = lines.slice(at, at + mostLinesOfBlock + 2).map((line) => shortened(line).replace(/^>\s?/, ''))
  const first = within.findIndex((line) => line.trim() !== '')
  return first >= 0 && (isIntroduction(within, first) || isBlock(within, first))
}

/** A line with a date and an address, or with a date above quoted lines; long ones are wrapped. */
function isIntroduction(lines: string[], at: number): boolean {
  const here = shortened(lines[at])
  if (here === '' || here.length > 500) return false
  if (here.endsWith(':')) return introduces(here, lines, at + 1)
  if (/[.!?]$/.test(here) || !firstWords.test(here) || !dates.test(here)) return false
  const next = [1, 2].find((n) => shortened(lines[at + n]).endsWith(':'))
  if (next === undefined) return false
  const whole = lines.slice(at, at + next + 1).map(shortened)
  return !whole.includes('') && introduces(whole.join(' '), lines, at + next + 1)
}

function introduces(line: string, lines: string[], below: number): boolean {
  if (!dates.test(line)) return false
  if (isQuoted(lines[nextText(lines, below)] ?? '')) return wroteWords.test(line) || address.test(line)
  const isAddressNear = line.length - line.lastIndexOf('>') <= mostLettersBehindAddress + 2
  return (
    isAddressNear && addressAtEnd.test(line) && clock.test(line) && (wroteWords.test(line) || firstWords.test(line))
  )
}

/** The header of the quoted mail: without an address it needs a subject and the time, which people do not type. */
function isBlock(lines: string[], at: number, isBelowRule = false): boolean {
  if (!fields.from.test(shortened(lines[at]))) return false
  const block = lines.slice(at, at + mostLinesOfBlock).map(shortened)
  const end = block.indexOf('')
  const header = end < 0 ? block : block.slice(0, end)
  const date = header.find((line) => fields.date.test(line))
  if (date === undefined && !isBelowRule) return false
  if (header.some((line) => (line.includes(':') ? address.test(line) : line.startsWith('<')))) return true
  return header.some((line) => fields.subject.test(line)) && clock.test(date ?? '')
}

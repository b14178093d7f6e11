// Parts what somebody wrote from the mails quoted below it. Line by line, so that no text can take long.

export type Parted = { text: string; quoted: string | null }

/** How mail programs introduce what they quote: "On … wrote:", in the languages that people write to us in. */
const brokenIntroductions = [/^on .{1,200}wrote:$/i, /^le .{1,200}a écrit\s?:$/i]
const introductions = [
  ...brokenIntroductions,
  /^.{1,200}(님이 작성|에 작성|님이 씀|wrote|schrieb|escribió)\s?:$/i,
  /^you wrote on .{1,100}:$/i,
  /^vous avez écrit le .{1,100}:$/i,
  /^.{1,100}에 보내 주신 내용:$/,
]
const rules = [
  /^-{2,}\s*(original message|forwarded message|message d'origine|원본 메시지|원본 메일)\s*-{2,}$/i,
  /^_{10,}$/,
]
const headerBlock = /^(from|de|보낸 사람|발신)\s?:.{1,300}$/i
const headerNext = /^(sent|date|to|envoyé|à|보낸 날짜|받는 사람|날짜)\s?:/i

export function splitQuotation(whole: string): Parted {
  const lines = whole.replace(/\r\n?/g, '\n').split('\n')
  const at = quotationAt(lines)
  if (at === null) return { text: whole.trim(), quoted: null }
  const text = lines.slice(0, at).join('\n').trim()
  // An answer below or between the quoted lines stays whole: nothing that was written may be hidden.
  if (text === '') return { text: whole.trim(), quoted: null }
  return { text, quoted: lines.slice(at).join('\n').trim() || null }
}

function quotationAt(lines: string[]): number | null {
  for (const [at, line] of lines.entries()) {
    const here = line.trim().slice(0, 500)
    const next = (lines[at + 1] ?? '').trim().slice(0, 500)
    const isBegun =
      rules.some((rule) => rule.test(here)) ||
      introductions.some((pattern) => pattern.test(here)) ||
      // Where addresses are long they are broken over two lines.
      (next !== '' && brokenIntroductions.some((pattern) => pattern.test(`${here} ${next}`))) ||
      (headerBlock.test(here) && headerNext.test(next)) ||
      here.startsWith('>')
    if (isBegun && isQuotedToTheEnd(lines.slice(at))) return at
  }
  return null
}

/** Whether none of the answer follows: where quoted lines are marked, no other may stand below them. */
function isQuotedToTheEnd(rest: string[]): boolean {
  const marked = rest.findIndex((line) => line.startsWith('>'))
  if (marked < 0) return true
  return rest.slice(marked).every((line) => line.startsWith('>') || line.trim() === '')
}

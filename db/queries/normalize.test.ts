import { assert, constantFrom, property, string, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeText } from './normalize.ts'

const forms = ['NFC', 'NFKC', 'NFKD'] as const

// Two marks that every other one is reordered around: the lowest combining class and the highest.
const [lowest, highest] = ['\u0334', '\u0345']
/** True for characters that canonical ordering moves, or that stop another one from moving. */
const isMoved = (character: string) =>
  (character + lowest).normalize('NFD') !== character.normalize('NFD') + lowest ||
  (highest + character).normalize('NFD') !== highest + character.normalize('NFD')

/** The longest run of characters that canonical ordering would have to sort. */
function longestRun(text: string): number {
  let [run, longest] = [0, 0]
  for (const character of text) {
    run = isMoved(character) ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

test('no Unicode character makes a run of marks that grows: long runs are cut before normalising', () => {
  const growing: string[] = []
  for (let code = 0; code <= 0x10ffff; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    const character = String.fromCodePoint(code)
    const decomposed = character.normalize('NFKD')
    // Only characters made entirely of such marks can extend a run.
    if (![...decomposed].every(isMoved)) continue
    if (longestRun(normalizeText(character.repeat(200), 'NFKD')) > 4 * 32) growing.push(code.toString(16))
  }
  expect(growing).toEqual([])
})

test('runs of alternating classes are cut after 32 marks, and the letters around them stay', () => {
  const zalgo = `a${'\u0301\u0323'.repeat(1000)}b${'\uff9e\u0323'.repeat(1000)}c`
  for (const form of forms) {
    const text = normalizeText(zalgo, form)
    expect(longestRun(text.normalize('NFD'))).toBeLessThanOrEqual(32)
    expect(text.normalize('NFD').replace(/[\p{M}\uff9e\uff9f]/gu, '')).toBe('abc')
  }
})

test.each([
  ['Korean, typed as jamo', '안녕하세요. 홈페이지 제작 문의드립니다'.normalize('NFD')],
  ['Old Korean', '나랏〮말〯ᄊᆞ미〮 듀ᇰ귁〮에〮달아〮'],
  ['Vietnamese', 'Nguyễn Thị Tuyết Ngữ ở Đắk Lắk'.normalize('NFD')],
  ['Hindi', 'क्षत्रिय विद्यार्थियों को र्‍य और क्‍ष'],
  ['Bengali, Tamil, Kannada, Sinhala', 'ক্ষ্ম্য কৌ கொ கௌ ಕೋ ಕೈ කෝ ශ්‍රී'],
  ['Burmese and Khmer', 'မြန်မာဘာသာ ကြွေး ខ្ញុំស្រឡាញ់'],
  ['Tibetan', 'བསྒྲུབས་ རྐྱེན་ ཨོཾ་མ་ཎི་པདྨེ་ཧཱུྃ'],
  ['Hebrew with points and accents', 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים'],
  ['Arabic with vowels', 'بِسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ'],
  ['Greek with three marks', 'ᾧ ᾆ ᾂ'.normalize('NFD')],
  ['Yoruba and Lithuanian', 'ọ̀rọ̀ ẹ́ i̇́ ą̃'],
  ['halfwidth kana', 'ｶﾞｷﾞｸﾞ ﾊﾟﾋﾟ'],
  ['emoji', '👩🏽‍💻 🇰🇷 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️‍🔥 1️⃣'],
])('%s is normalised as it is', (_, text) => {
  for (const form of forms) expect(normalizeText(text, form)).toBe(text.normalize(form))
})

test('text with runs of up to 32 marks is normalised unchanged', () => {
  const wild = string({ unit: 'grapheme', maxLength: 100 })
  const marked = stringMatching(/^(?:[aéक한]\p{Mn}{0,16}){0,5}$/u)
  assert(
    property(wild, marked, constantFrom(...forms), (one, other, form) => {
      expect(normalizeText(one, form)).toBe(one.normalize(form))
      expect(normalizeText(other, form)).toBe(other.normalize(form))
    }),
  )
})

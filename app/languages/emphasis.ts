// Lets emphasis end before a Korean particle: CommonMark takes "**(BN)**이" for asterisks, because its rule looks for the
// spaces that Korean, Chinese and Japanese do not put there. By the amendment that CommonMark's own forum discusses.
import type MarkdownIt from 'markdown-it'

const letter = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

export function emphasisBesideParticles(markdown: MarkdownIt) {
  markdown.inline.State = class extends markdown.inline.State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const scanned = super.scanDelims(start, canSplitWord)
      if (!canSplitWord) return scanned
      const before = [...this.src.slice(Math.max(0, start - 2), start)].at(-1) ?? ' '
      const after = String.fromCodePoint(this.src.codePointAt(start + scanned.length) ?? 32)
      return {
        ...scanned,
        can_open: scanned.can_open || (letter.test(before) && after.trim() !== ''),
        can_close: scanned.can_close || (letter.test(after) && before.trim() !== ''),
      }
    }
  }
}

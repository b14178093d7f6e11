import type { MailSize } from '#app/routes/admin/shared/drawn-mail.tsx'

/** Letters in a line of a drawn mail. */
const measure = 70

/** How high a mail is drawn, by the lines of its text. */
export function mailSize(text: string): MailSize {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / measure)), 0)
  if (lines <= 21) return 'short'
  return lines <= 34 ? 'medium' : 'long'
}

// Reads a calendar's answer to an invitation (RFC 5546) among the files of a mail.

type CalendarAnswer = {
  /** The id of the appointment that was sent out. */
  id: string
  isDeclined: boolean
}

type MailFile = { name: string; type: string; content: Buffer | null }

const mostLetters = 50_000

/** @returns null for a mail without such an answer */
export function calendarAnswer(files: readonly MailFile[]): CalendarAnswer | null {
  const calendar = files.find(({ name, type }) => /^text\/calendar\b/i.test(type) || /\.ics$/i.test(name))
  const lines = calendar?.content?.toString('utf8', 0, mostLetters).replace(/\r?\n[ \t]/g, '')
  if (!lines || !/^METHOD:REPLY\s*$/im.test(lines)) return null
  const [, id] = /^UID[^:\n]*:([^@\s]{1,100})@/im.exec(lines) ?? []
  const [, status = ''] = /^ATTENDEE[^\n]*?;PARTSTAT=([A-Z-]+)/im.exec(lines) ?? []
  return id ? { id, isDeclined: status.toUpperCase() === 'DECLINED' } : null
}

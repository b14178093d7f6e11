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
  const text = calendar?.content?.toString('utf8', 0, mostLetters).replace(/\r?\n[ \t]/g, '') ?? ''
  const lines = text.split(/\r?\n/)
  const line = (begin: RegExp) => lines.find((one) => begin.test(one)) ?? ''
  if (!line(/^METHOD:REPLY *$/i)) return null
  const uid = line(/^UID[;:]/i)
  const [id = '', site] = uid.slice(uid.indexOf(':') + 1).split('@')
  if (site === undefined || !/^\S{1,100}$/.test(id)) return null
  const [, status = ''] = /;PARTSTAT=([A-Z-]+)/i.exec(line(/^ATTENDEE;/i)) ?? []
  return { id, isDeclined: status.toUpperCase() === 'DECLINED' }
}

// Writes the messages: the same body for every program, and a short text for Slack.
import type { RecordKind } from '#db/tables/records.ts'
import { type ToldChange, testEvent } from './events.ts'

export type MessageBody = {
  /** The same in every repeat, and for every target. */
  id: string
  type: string
  timestamp: string
  data: {
    reference: string | null
    kind: RecordKind | null
    status: string | null
    changes: readonly ToldChange[]
    /** The record's page in the staff area. */
    url: string
    /** For a target that gets the senders' data: the record as it is now; null once it is gone. */
    record?: TellingRecord | null
  }
}

/** The part of a record that a Slack message tells; the whole of it is for programs. */
export type TellingRecord = { name: string; email: string | null; about: string | null }

const kinds: Record<RecordKind, string> = { enquiry: 'enquiry', application: 'application' }

export function slackMessage({ type, data }: MessageBody): { text: string } {
  const { reference, url, record } = data
  const link = `<${url}|${escapeSlack(reference ?? 'BN')}>`
  const sender = record ? `\n${escapeSlack(senderOf(record))}` : ''
  return { text: `${escapeSlack(headline(type, data))}: ${link}${sender}` }
}

const senderOf = ({ name, email, about }: TellingRecord) =>
  [email ? `${name} (${email})` : name, about].filter(Boolean).join(': ')

function headline(type: string, { kind, changes }: MessageBody['data']): string {
  const noun = kind ? kinds[kind] : 'record'
  const move = changes.find(({ to }) => to)
  if (type === testEvent) return 'This is a test of the site’s messages'
  if (type === 'record.created') return `New ${noun}`
  if (type === 'record.replied') return `Reply sent about an ${noun}`
  if (type === 'record.message') return `The sender of an ${noun} wrote again or withdrew it`
  return move ? `Status of an ${noun}: ${spaced(move.from)} → ${spaced(move.to)}` : `Assignment of an ${noun} changed`
}

const spaced = (status = '') => status.replaceAll('_', ' ')

/** The three characters that mean something in Slack's texts. */
const escapeSlack = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

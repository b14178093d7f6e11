import type { Phrase } from '#app/languages/phrases.server.ts'
import type { PersonalData } from '#db/personal-data.ts'

export const mailData: PersonalData<
  'link_requests' | 'mail_pace' | 'outbox' | 'outbox_pause' | 'suppressed_addresses',
  Phrase
> = {
  outbox: {
    called: 'Emails sent or waiting',
    columns: {
      id: 'mail',
      kind: 'fact',
      status: 'fact',
      priority: 'none',
      to_address: 'address',
      mailbox_key: 'mailbox',
      reply_to: 'words',
      sender: 'staff',
      subject: 'words',
      text_body: 'words',
      html_body: 'words',
      headers: 'words',
      sealed: 'sealed',
      calendar: 'words',
      files: 'none',
      links_end_at: 'none',
      reference: 'reference',
      attempts: 'none',
      first_attempt_at: 'none',
      next_attempt_at: 'none',
      locked_until: 'none',
      last_error: 'words',
      provider_id: 'none',
      message_id: 'none',
      waits_until: 'none',
      created_at: 'fact',
      sent_at: 'fact',
      discarded_at: 'none',
    },
  },
  link_requests: {
    called: 'Requests for a mailed link',
    columns: {
      id: 'none',
      kind: 'fact',
      email: 'address',
      // It may be the reference of somebody else’s record: it is kept as it was typed.
      reference: 'fact',
      language: 'fact',
      requested_at: 'fact',
    },
  },
  suppressed_addresses: {
    called: 'Suppressed addresses',
    columns: {
      id: 'none',
      mailbox_key: 'mailbox',
      address: 'address',
      reason: 'fact',
      detail: 'words',
      mail_id: 'mail',
      suppressed_at: 'fact',
    },
  },
  mail_pace: { columns: { id: 'none', next_send_at: 'none' } },
  outbox_pause: { columns: { id: 'none', reason: 'none', since: 'none' } },
}

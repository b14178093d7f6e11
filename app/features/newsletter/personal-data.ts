import { emailKey } from '#app/forms/fields/rules.ts'
import { hashed } from '#app/http/secrets/hashed.server.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { PersonalData } from '#db/personal-data.ts'

/** By it a person is recognised who has left. */
export const addressHash = (address: string) => hashed(`newsletter\0${emailKey(address)}`)

/** The first values of a new opt-in. */
export const firstPreferences = { declined_topics: '', frequency: 'each', noticed_at: null } as const

/** The columns that are cleared when a person leaves: only the hash of the address stays. */
export const forgottenSubscriber = {
  email: null,
  name: null,
  search_text: null,
  spam_reasons: null,
  request_digest: null,
  marketing_wording: null,
  marketing_version: null,
  marketing_at: null,
  ...firstPreferences,
} as const

export const subscribersData: PersonalData<'consent_events' | 'subscribers', Phrase> = {
  subscribers: {
    called: 'Newsletter subscriptions',
    columns: {
      id: 'subscriber',
      seq: 'none',
      address_hash: 'hash',
      email: 'address',
      name: 'name',
      search_text: 'words',
      status: 'fact',
      spam_reasons: 'words',
      language: 'fact',
      source: 'fact',
      request_digest: 'none',
      requested_at: 'fact',
      opt_in: 'none',
      consent_wording: 'fact',
      consent_version: 'fact',
      consented_at: 'fact',
      confirmed_at: 'fact',
      marketing_wording: 'fact',
      marketing_version: 'fact',
      marketing_at: 'fact',
      ended_at: 'fact',
      created_at: 'fact',
      link_key: 'none',
      declined_topics: 'fact',
      frequency: 'fact',
      noticed_at: 'fact',
      version: 'none',
    },
    stays:
      'A one-way hash of the address stays, with the words and dates of the consent, so that we never email it again without a new opt-in.',
  },
  consent_events: {
    called: 'Receipts of consent',
    columns: { id: 'none', address_hash: 'hash', kind: 'fact', wording: 'fact', version: 'fact', at: 'fact' },
    stays: 'They prove consent and its withdrawal by the hash of the address, and are deleted after 36 months.',
  },
}

export const issuesData: PersonalData<
  | 'newsletter_batches'
  | 'newsletter_counts'
  | 'newsletter_frozen'
  | 'newsletter_issues'
  | 'newsletter_pace'
  | 'newsletter_recipients'
  | 'newsletter_revisions'
  | 'newsletter_texts',
  Phrase
> = {
  newsletter_recipients: {
    called: 'Newsletter issues sent',
    columns: {
      issue_id: 'fact',
      n: 'none',
      subscriber_id: 'subscriber',
      language: 'fact',
      state: 'fact',
      batch_id: 'none',
      reason: 'fact',
      provider_id: 'none',
      changed_at: 'fact',
    },
    stays: 'They name the subscription by its number only, and are deleted 90 days after the issue.',
  },
  // Encrypted, and emptied once its mails are sent: an erasure waits for that.
  newsletter_batches: {
    called: 'Newsletter issues that are being sent',
    columns: {
      id: 'none',
      issue_id: 'none',
      language: 'none',
      state: 'none',
      attempts: 'none',
      created_at: 'none',
      first_attempt_at: 'none',
      next_attempt_at: 'none',
      locked_until: 'none',
      digest: 'none',
      sealed: 'sealed',
      error: 'words',
    },
  },
  newsletter_counts: { columns: { issue_id: 'none', state: 'none', count: 'none' } },
  newsletter_frozen: {
    columns: { issue_id: 'none', language: 'none', subject: 'none', html: 'none', text: 'none', digest: 'none' },
  },
  newsletter_issues: {
    columns: {
      id: 'none',
      number: 'none',
      title: 'none',
      status: 'none',
      topic: 'none',
      is_advertising: 'none',
      without_text: 'none',
      send_at: 'none',
      zone: 'none',
      prepared_seq: 'none',
      prepared: 'none',
      prepared_at: 'none',
      pause_reason: 'none',
      tolerated_bounces: 'none',
      tolerated_complaints: 'none',
      created_at: 'none',
      created_by: 'staff',
      started_at: 'none',
      ended_at: 'none',
      version: 'none',
    },
  },
  newsletter_pace: { columns: { id: 'none', next_send_at: 'none', limit_per_second: 'none' } },
  newsletter_revisions: {
    columns: {
      id: 'none',
      issue_id: 'none',
      language: 'none',
      kind: 'none',
      subject: 'none',
      preheader: 'none',
      body: 'none',
      version: 'none',
      saved_at: 'none',
      saved_by: 'staff',
    },
  },
  newsletter_texts: {
    columns: {
      issue_id: 'none',
      language: 'none',
      subject: 'none',
      preheader: 'none',
      body: 'none',
      version: 'none',
      saved_at: 'none',
      saved_by: 'staff',
    },
  },
}

import type { Phrase } from '#app/languages/phrases.server.ts'
import type { PersonalData } from '#db/personal-data.ts'

export const staffData: PersonalData<
  | 'api_tokens'
  | 'kept_forms'
  | 'passkeys'
  | 'password_links'
  | 'recovery_codes'
  | 'saved_views'
  | 'sessions'
  | 'two_step'
  | 'users',
  Phrase
> = {
  api_tokens: {
    columns: {
      id: 'staff',
      user_id: 'staff',
      token_hash: 'staff',
      label: 'staff',
      scope: 'staff',
      created_at: 'staff',
      expires_at: 'staff',
      last_used_at: 'staff',
      revoked_at: 'staff',
    },
  },
  saved_views: { columns: { id: 'staff', user_id: 'staff', name: 'staff', query: 'staff' } },
  passkeys: {
    columns: {
      id: 'staff',
      user_id: 'staff',
      credential_id: 'staff',
      public_key: 'staff',
      counter: 'staff',
      transports: 'staff',
      is_synced: 'staff',
      name: 'staff',
      created_at: 'staff',
      last_used_at: 'staff',
    },
  },
  password_links: {
    columns: {
      token_hash: 'staff',
      user_id: 'staff',
      purpose: 'staff',
      created_at: 'staff',
      expires_at: 'staff',
      used_at: 'staff',
    },
  },
  recovery_codes: { columns: { code_hash: 'staff', user_id: 'staff', used_at: 'staff' } },
  sessions: {
    columns: {
      token_hash: 'staff',
      user_id: 'staff',
      created_at: 'staff',
      last_seen_at: 'staff',
      expires_at: 'staff',
      ended_at: 'staff',
      user_agent: 'staff',
      address: 'staff',
      second_step: 'staff',
    },
  },
  two_step: {
    columns: { user_id: 'staff', secret: 'staff', created_at: 'staff', confirmed_at: 'staff', last_step: 'staff' },
  },
  users: {
    columns: {
      id: 'staff',
      email: 'staff',
      email_key: 'staff',
      name: 'staff',
      role: 'staff',
      status: 'staff',
      password_hash: 'staff',
      time_zone: 'staff',
      office: 'staff',
      language: 'staff',
      created_at: 'staff',
      last_login_at: 'staff',
      notices: 'staff',
      digest_day: 'staff',
      version: 'staff',
    },
  },
  kept_forms: {
    called: 'Forms kept for a colleague',
    columns: { user_id: 'staff', path: 'words', sealed: 'sealed', kept_at: 'none' },
  },
}

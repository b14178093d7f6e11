// The people who sign in, and what they sign in with.
import type { Selectable } from 'kysely'

export type Role = 'admin' | 'editor' | 'desk' | 'admissions' | 'viewer'

/** Each at once, a digest a day, or nothing. */
export type NoticeChoice = 'each' | 'daily' | 'off'

export type UserStatus = 'invited' | 'active' | 'disabled'

export interface UsersTable {
  id: string
  email: string
  /** The address folded for comparison (trimmed, NFC, lower case); unique. */
  email_key: string
  name: string
  role: Role
  status: UserStatus
  /** Argon2id in PHC form; null until the person has set a password. */
  password_hash: string | null
  time_zone: string
  created_at: number
  last_login_at: number | null
  /** How the person is told of enquiries and applications; null for what the site does without a choice. */
  notices: NoticeChoice | null
  /** The day, as the person's zone counts it, of the latest digest. */
  digest_day: string | null
  version: number
}

export interface SessionsTable {
  /** SHA-256 of the cookie's 32 random bytes, hex; also the session's public id. */
  token_hash: string
  user_id: string
  created_at: number
  last_seen_at: number
  expires_at: number
  /** When it was ended before its time: signed out, or ended from elsewhere. It works no more, and is kept as a record. */
  ended_at: number | null
  user_agent: string
  address: string
}

/** One-time links that let their holder set a password: an invitation or a reset. */
export interface PasswordLinksTable {
  token_hash: string
  user_id: string
  purpose: 'invite' | 'reset'
  created_at: number
  expires_at: number
  used_at: number | null
}

/** Addresses that somebody wants a reset link for, until the worker has looked them up. */
export interface PasswordRequestsTable {
  id: string
  email: string
  requested_at: number
}

/** A person's authenticator app. */
export interface TwoStepTable {
  user_id: string
  /** What the app computes its codes from, encrypted with a key that is not in the database. */
  secret: string
  created_at: number
  /** Null until a first code has shown that the app works; only from then on the code is asked for. */
  confirmed_at: number | null
  /** The newest 30 s step whose code was used: no code of this step or an earlier one counts again. */
  last_step: number
}

export interface RecoveryCodesTable {
  /** SHA-256 of the person's id and the code. */
  code_hash: string
  user_id: string
  used_at: number | null
}

/** What a person's programs read the dashboard's numbers with; they may what the person's role may. */
export interface ApiTokensTable {
  id: string
  user_id: string
  /** SHA-256 of the token, hex: it is shown once. */
  token_hash: string
  /** What it is for, in the words of who made it. */
  label: string
  created_at: number
  expires_at: number
  last_used_at: number | null
  revoked_at: number | null
}

/** What somebody sent after their session had ended. */
export interface KeptFormsTable {
  user_id: string
  /** Of the page that draws the form. */
  path: string
  /** JSON of the form's name and values, encrypted. */
  sealed: string
  kept_at: number
}

export type User = Selectable<UsersTable>
export type Session = Selectable<SessionsTable>
export type ApiToken = Selectable<ApiTokensTable>

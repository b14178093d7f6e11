// Staff accounts, and what they sign in with.
import type { Generated, Selectable } from 'kysely'
import type { Language } from './records.ts'

export type Role = 'admin' | 'editor' | 'desk' | 'admissions' | 'viewer'

/** The role of a person, or several with commas between them; an admin, who may do everything, has no other. */
export type Roles = Role | `${Role},${string}`

/** Each notice at once, a daily digest, or none. */
export type NoticeChoice = 'each' | 'daily' | 'off'

export type UserStatus = 'invited' | 'active' | 'disabled'

export interface UsersTable {
  id: string
  email: string
  /** The address folded for comparison (trimmed, NFC, lower case); unique. */
  email_key: string
  name: string
  role: Roles
  status: UserStatus
  /** Argon2id in PHC form; null until the person has set a password. */
  password_hash: string | null
  time_zone: string
  /** The staff area speaks it; the default is English. */
  language: Generated<Language>
  /** Named beside the person as sender of replies; null for none. */
  office: string | null
  created_at: number
  last_login_at: number | null
  /** The person's choice of notices about enquiries and applications; null for the default. */
  notices: NoticeChoice | null
  /** The date of the latest digest, in the person's time zone. */
  digest_day: string | null
  version: number
}

/** Proves more than the password: a code of the app, a recovery code, or a passkey, which needs no password. */
export type SecondStep = 'app' | 'recovery' | 'passkey'

export interface SessionsTable {
  /** SHA-256 of the cookie's 32 random bytes, hex; also the session's public id. */
  token_hash: string
  user_id: string
  created_at: number
  last_seen_at: number
  expires_at: number
  /** When it ended early: by signing out, or from elsewhere. It is invalid from then on and kept as a record. */
  ended_at: number | null
  user_agent: string
  address: string
  /** Null for one that the password alone opened. */
  second_step: SecondStep | null
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

/** Requested reset links, until the worker has looked up the addresses. */
/** A person's authenticator app. */
export interface TwoStepTable {
  user_id: string
  /** The app's shared secret, encrypted with a key that is not in the database. */
  secret: string
  created_at: number
  /** Null until a first code has proved that the app works; codes are required only after that. */
  confirmed_at: number | null
  /** The latest 30 s step whose code was used: codes of this step or earlier are refused. */
  last_step: number
}

export interface RecoveryCodesTable {
  /** SHA-256 of the person's id and the code. */
  code_hash: string
  user_id: string
  used_at: number | null
}

/** The public halves of a person's passkeys (WebAuthn credentials). */
export interface PasskeysTable {
  id: string
  user_id: string
  /** The id by which authenticators and browsers know it, base64url. */
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  /** The authenticator's count of its uses; many always say 0. */
  counter: number
  /** Ways to reach the authenticator, such as "internal,hybrid", for the browser's questions. */
  transports: string
  /** 1 if the maker of the device copies it to the person's other devices. */
  is_synced: number
  name: string
  created_at: number
  last_used_at: number | null
}

/** A token reads either the dashboard's figures or the records. */
export type TokenScope = 'dashboard.read' | 'records.read'

/** Tokens with which a person's programs read, with the person's roles. */
export interface ApiTokensTable {
  id: string
  user_id: string
  /** SHA-256 of the token, hex: the token itself is shown once. */
  token_hash: string
  /** Its purpose, in the words of the person who made it. */
  label: string
  scope: Generated<TokenScope>
  created_at: number
  expires_at: number
  last_used_at: number | null
  revoked_at: number | null
}

/** Forms that were sent after their session had ended. */
export interface KeptFormsTable {
  user_id: string
  /** The path of the page with the form. */
  path: string
  /** JSON of the form's name and values, encrypted. */
  sealed: string
  kept_at: number
}

/** The inbox's filters under a name of their own. */
export interface SavedViewsTable {
  id: string
  user_id: string
  /** Unique for the person. */
  name: string
  /** The query of the inbox's address. */
  query: string
}

export type User = Selectable<UsersTable>
export type SavedView = Selectable<SavedViewsTable>
export type Session = Selectable<SessionsTable>
export type ApiToken = Selectable<ApiTokensTable>
export type Passkey = Selectable<PasskeysTable>

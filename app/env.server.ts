// The only reader of process.env. A bad value stops the start with one readable list.
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { databaseFile } from '#db/driver/database-file.ts'
import { longestWaitMs } from './mail/outbox/wait.ts'
import { misspelledSettings } from './process/misspelled.ts'

const text = z.string().trim().min(1)
const wholeNumber = (max: number, min = 0) => {
  const message = `must be a whole number from ${min} to ${max}`
  return z.coerce.number(message).int(message).min(min, message).max(max, message)
}
const url = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((value) => value.replace(/\/$/, ''))
// Links append a path to it, so it must have none.
const origin = url.refine((value) => new URL(value).href === `${new URL(value).origin}/`, {
  message: 'must be an address without a path, as https://www.example.com',
})
const emailAddress = z.string().regex(/^([^<>]+<)?[^\s@<>]+@[^\s@<>]+>?$/, 'must be an address or "Name <address>"')
const isVaried = (secret: string) => new Set(secret).size >= 6
const secrets = text
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(
    z
      .array(
        z
          .string()
          .min(16, { error: 'every secret needs at least 16 characters', abort: true })
          .refine(isVaried, 'every secret needs at least 6 different characters'),
      )
      .min(1),
  )
const addresses = text.transform((value) => value.split(',').map((part) => part.trim())).pipe(z.array(emailAddress))

const bucketSettings = ['MEDIA_S3_BUCKET', 'MEDIA_S3_KEY_ID', 'MEDIA_S3_SECRET'] as const

type BucketSettings = Partial<Record<(typeof bucketSettings)[number] | 'MEDIA_S3_ENDPOINT', string>>

/** Null when media files are stored in the data folder. */
function bucketOf(value: BucketSettings & { MEDIA_S3_REGION: string }) {
  const { MEDIA_S3_ENDPOINT: endpoint, MEDIA_S3_REGION: region } = value
  const { MEDIA_S3_BUCKET: bucket, MEDIA_S3_KEY_ID: accessKeyId, MEDIA_S3_SECRET: secretAccessKey } = value
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null
  return { endpoint, region, bucket, accessKeyId, secretAccessKey }
}

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: wholeNumber(65_535).default(3000),
  HOST: text.optional(),
  APP_URL: origin.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, 'must be file:path or postgres://…')
    .default('file:./data/site.db'),
  SESSION_SECRET: secrets.optional(),
  RESEND_API_KEY: text.optional(),
  RESEND_BASE_URL: url.optional(),
  INBOUND_DOMAIN: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^([a-z0-9-]+\.)+[a-z0-9-]+$/, 'must be a domain, as mail.example.com')
    .optional(),
  RESEND_WEBHOOK_SECRET: text.regex(/^whsec_[A-Za-z0-9+/=]{16,}$/, 'must be the signing secret, as whsec_…').optional(),
  MAIL_FROM: emailAddress.optional(),
  MAIL_TO: addresses.default([]),
  TRUSTED_PROXIES: wholeNumber(10).default(0),
  HEALTH_TOKEN: text.min(16, 'needs at least 16 characters').optional(),
  BACKUP_EVERY: wholeNumber(24 * 31).default(0),
  BACKUP_FOLDER: text.transform((path) => resolve(path)).optional(),
  BACKUP_KEEP: wholeNumber(1000, 1).default(7),
  BACKUP_WARN_DAYS: wholeNumber(366).default(7),
  UNDO_SEND_SECONDS: wholeNumber(longestWaitMs / 1000).default(10),
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  SLOW_QUERY_MS: wholeNumber(600_000).default(200),
  RESPONSE_CACHE_MB: wholeNumber(1_000).default(16),
  MEDIA_S3_ENDPOINT: url.optional(),
  MEDIA_S3_REGION: text.default('auto'),
  MEDIA_S3_BUCKET: text.optional(),
  MEDIA_S3_KEY_ID: text.optional(),
  MEDIA_S3_SECRET: text.optional(),
})

const schema = variables
  .refine((value) => bucketSettings.every((name) => Boolean(value[name]) === Boolean(value.MEDIA_S3_ENDPOINT)), {
    path: ['MEDIA_S3_ENDPOINT'],
    message: `needs ${bucketSettings.join(', ')} beside it`,
  })
  .refine((value) => !value.RESEND_API_KEY || value.MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'is needed when RESEND_API_KEY is set',
  })
  .refine((value) => !value.INBOUND_DOMAIN || (value.RESEND_API_KEY && value.RESEND_WEBHOOK_SECRET), {
    path: ['INBOUND_DOMAIN'],
    message: 'needs RESEND_API_KEY and RESEND_WEBHOOK_SECRET beside it',
  })
  .transform((value) => {
    const file = databaseFile(value.DATABASE_URL)
    /** The folder of the session secret and the embedded database. */
    const dataFolder = file ? dirname(file) : resolve('data')
    return {
      ...value,
      APP_URL: value.APP_URL ?? `http://localhost:${value.PORT}`,
      MAIL_FROM: value.MAIL_FROM ?? 'BN Technologies <no-reply@localhost>',
      BACKUP_FOLDER: value.BACKUP_FOLDER ?? join(dataFolder, 'backups'),
      dataFolder,
      mediaBucket: bucketOf(value),
    }
  })

/** Every environment variable that the site reads. */
export const settingNames = Object.keys(variables.shape)

export type Env = z.infer<typeof schema>

/** Validates the variables; an empty one counts as unset. @throws Error whose message lists every bad value */
export function parseEnv(raw: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(raw).filter(([, value]) => value?.trim()))
  const result = schema.safeParse(present)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => `  ${String(issue.path[0] ?? 'environment')}: ${issue.message}`)
  throw new Error(`These environment variables need mending:\n${lines.join('\n')}`)
}

function readEnv() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  try {
    return parseEnv(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

export const env = readEnv()

/** Without a mail service, emails are kept and shown to staff. */
export const hasMailService = env.RESEND_API_KEY !== undefined

/** Variables of this process that are probably misspelled settings. */
export const misspelled = () => misspelledSettings(Object.keys(process.env), settingNames)

/** Unsets all settings, including those in .env: an empty value counts as unset. */
export const blankSettings = Object.fromEntries(settingNames.map((name) => [name, '']))

/** The environment for child processes: the site's own, with these changes. */
export const childEnvironment = (changed: Record<string, string> = {}) => ({ ...process.env, ...changed })

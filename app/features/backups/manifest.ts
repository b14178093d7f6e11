// The manifest of a backup, which proves that it is complete: written last, read first.
import { z } from 'zod'

/** A path that stays inside the backup's folder. */
const inside = z.string().refine((path) => {
  const names = path.split('/')
  return names[0] !== '' && !path.includes('\\') && !names.includes('..')
})

export const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The version of the site that made it. */
  version: z.string(),
  database: z.object({
    kind: z.enum(['sqlite', 'postgres']),
    file: inside,
    /** The newest migration. */
    schema: z.string(),
    rows: z.record(z.string(), z.number()),
  }),
  /** `environment`: the secret was in SESSION_SECRET, so it must be kept elsewhere. */
  secret: z.enum(['included', 'environment']),
  /** The reason why pictures are missing; absent when none are. */
  uploadsProblem: z.string().optional(),
  files: z.array(z.object({ path: inside, bytes: z.number(), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
})

export type Manifest = z.infer<typeof manifestSchema>
export type BackupFile = Manifest['files'][number]

export const manifestFile = 'manifest.json'
export const uploadsFolder = 'uploads'
export const databaseNames = { sqlite: 'site.db', postgres: 'site.dump' } as const

// What a backup holds and how to tell that it is whole: written last, read first.
import { z } from 'zod'

/** A path below the backup's folder that leads nowhere else. */
const inside = z.string().refine((path) => {
  const names = path.split('/')
  return names[0] !== '' && !path.includes('\\') && !names.includes('..')
})

export const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** Of the site that made it. */
  version: z.string(),
  database: z.object({
    kind: z.enum(['sqlite', 'postgres']),
    file: inside,
    /** The newest migration. */
    schema: z.string(),
    rows: z.record(z.string(), z.number()),
  }),
  /** `environment`: it was in SESSION_SECRET, and whoever set it there keeps it. */
  secret: z.enum(['included', 'environment']),
  files: z.array(z.object({ path: inside, bytes: z.number(), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
})

export type Manifest = z.infer<typeof manifestSchema>
export type BackupFile = Manifest['files'][number]

export const manifestFile = 'manifest.json'
export const uploadsFolder = 'uploads'
export const databaseNames = { sqlite: 'site.db', postgres: 'site.dump' } as const

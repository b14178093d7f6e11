// Upgrades of older company facts.
import { socialNetworks } from '#app/content/company/company.ts'
import { officeIds } from '#app/content/company/offices.ts'

/** Schema 0 is what admins had chosen of the company in the settings, before its facts were texts. */
export function liftSettings(older: unknown) {
  const chosen = new Map<string, unknown>(Object.entries(older ?? {}))
  const textOf = (name: string) => {
    const value = chosen.get(name)
    return typeof value === 'string' ? value : ''
  }
  const office = officeIds.find((id) => id === chosen.get('primaryOffice'))
  return {
    socials: Object.fromEntries(socialNetworks.map(({ id }) => [id, textOf(id)])),
    ...(office ? { primaryOffice: office } : {}),
    linkProducts: chosen.get('linkProducts') === false ? '' : 'yes',
  }
}

/** In schema 1 the directions were facts of an office, in English only. */
export function liftDirections(older: unknown) {
  const facts = { ...(older as Record<string, { directions?: unknown } | undefined>) }
  const ofOffices = officeIds.map((id) => [id, facts[id]?.directions])
  const isMissing = ofOffices.every(([, directions]) => directions === undefined)
  return isMissing ? facts : { ...facts, directions: Object.fromEntries(ofOffices) }
}

const yearsLabels = ['Years of experience', '업력(년)', 'Années d’expérience']

/** Until schema 4 the code's years of experience were a number that nothing counted. */
export function liftYears(older: unknown) {
  const facts = { ...(older as { stats?: { value: string; label: string }[] }) }
  const stats = facts.stats?.map((one) =>
    one.value === '2+' && yearsLabels.includes(one.label) ? { ...one, value: '{years}+' } : one,
  )
  return stats ? { ...facts, stats } : facts
}

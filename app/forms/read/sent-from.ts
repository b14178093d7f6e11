// The page with the form, and the campaign that led there, from the browser's Referer. Nothing is stored in the browser,
// so a campaign is known only on the page that its link leads to.
import { cleanText } from '#app/forms/fields/clean-text.ts'

export type SentFrom = { page: string | null; campaign: string | null }

const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

/** @param origins the site's own origins */
export function sentFrom(referer: string | null, origins: readonly string[]): SentFrom {
  if (!referer || !URL.canParse(referer)) return { page: null, campaign: null }
  const { origin, pathname, searchParams } = new URL(referer)
  if (!origins.includes(origin)) return { page: null, campaign: null }
  const parts = campaignNames.map((name) => cleanText((searchParams.get(name) ?? '').slice(0, 100), false).trim())
  return { page: pathname.slice(0, 200), campaign: parts.filter(Boolean).join(' / ') || null }
}

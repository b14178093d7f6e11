// The ways in which WordPress and its common plugins restrict a post's readers.

/** Fields of a post with the values that mean no restriction. Any other value restricts the post. */
export const restrictingFields: Record<string, readonly string[]> = {
  _jetpack_newsletter_access: ['', 'everybody'],
  _wpmem_block: ['', '0'],
  _members_access_role: [''],
  rcp_subscription_level: ['', 'all'],
  rcp_user_level: ['', 'All', 'None'],
  rcp_access_level: ['', '0', 'None'],
  _wc_memberships_force_public: ['', 'yes'],
  _s2member_level: [''],
  _mepr_rules: [''],
  _uag_post_access: ['', 'everyone'],
  um_content_restriction: ['', 'a:0:{}'],
}

/** Shortcodes around a part for members only. */
export const restrictingShortcodes: readonly string[] = [
  'membership',
  'member',
  'members',
  'members_only',
  'members_access',
  'members_logged_in',
  'mepr-active',
  'mepr-rule',
  'mepr-show',
  'paid_member',
  'pmpro',
  'private',
  'restrict',
  'restrict_content',
  'rcp_restrict',
  's2If',
  'um_loggedin',
  'wcm_restrict',
  'wlm_private',
]

export const restrictingBlocks: readonly string[] = [
  'premium-content/container',
  'jetpack/premium-content',
  'premium-content/subscriber-view',
  'jetpack/paywall',
  'pmpro/membership',
  'pmpro/require-membership',
  'memberpress/protected-content',
  'restrict-content-pro/content',
  'woocommerce-memberships/member-content',
]

/** The post states that become public on their date. */
export const publicStates: Record<string, 'published' | 'scheduled'> = { publish: 'published', future: 'scheduled' }

const shortcode = /\[([a-z][\w-]*)(?=[\s\]])/gi
const block = /<!-- wp:([\w/-]+)(?=[\s/])/g
const restricting = new Set([...restrictingShortcodes.map((name) => name.toLowerCase()), ...restrictingBlocks])

const namedIn = (content: string) =>
  [...content.matchAll(shortcode), ...content.matchAll(block)].map(([, name = '']) => name.toLowerCase())

/** The reason why a post is restricted; null if it is not. */
export function restrictionOf(post: {
  status: string
  password: string
  fields: ReadonlyMap<string, string>
  content: string
}): string | null {
  if (post.password !== '') return 'it had a password'
  if (post.status === 'private') return 'it was private'
  for (const [name, open] of Object.entries(restrictingFields)) {
    const value = post.fields.get(name)
    if (value !== undefined && !open.includes(value)) return 'only members could read it'
  }
  const isPartly = namedIn(post.content).some((name) => restricting.has(name))
  return isPartly ? 'only members could read a part of it' : null
}

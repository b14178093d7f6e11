// Separate from the schema, so that the profile page loads no validator.
/** `default` uses the site's setting. */
export const noticeOptions = ['default', 'each', 'daily', 'off'] as const

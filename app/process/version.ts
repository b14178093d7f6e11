import site from '../../package.json' with { type: 'json' }

/** The site's version from package.json. */
export const { version } = site

/** The app's own root, so that no settings of the folders above are read. */
export default { output: 'export', turbopack: { root: `${import.meta.dirname}/..` } };

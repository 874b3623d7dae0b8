/** Whether a node stands in the root of a `<stride-wise>`: of those a page may have many. */
export const isInElement = (node: Node): boolean => node.getRootNode() !== document;

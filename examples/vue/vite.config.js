import vue from '@vitejs/plugin-vue';

/** Vue leaves <stride-wise> to the browser; otherwise it would search for a component of that name. */
const isCustomElement = (tag) => tag === 'stride-wise';

export default {
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
};

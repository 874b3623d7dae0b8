import { runElsewhere } from '../../../wasm/apart';

addEventListener('message', ({ data }) => {
  const ran = runElsewhere(data);
  postMessage(ran, { transfer: [ran.memory] });
});

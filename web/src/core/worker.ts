import { runElsewhere } from '../../../wasm/run-in-worker';

addEventListener('message', ({ data }) => {
  const ran = runElsewhere(data);
  postMessage(ran, { transfer: [ran.memory] });
});

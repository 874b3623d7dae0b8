'use client';
import 'stridewise/react';

export function Steps() {
  const code = 'import torch\nx = torch.arange(12).view(3, 4)\nx.t().view(12)';
  return <stride-wise at="CHUNK_CUT dim=0" code={code} />;
}

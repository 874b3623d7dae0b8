/**
 * Public threads in which people ask about the messages: how they meet them is what the programs of the
 * pages show, in programs of our own. No page shows these addresses.
 */
const github = (...threads: string[]) => threads.map((thread) => `https://github.com/${thread}`);

/** By the slug of a page. */
export const threads: Readonly<Record<string, readonly string[]>> = {
  'size-of-tensor-a': github(
    'pytorch/pytorch/issues/9446',
    'speechbrain/speechbrain/issues/827',
    'michael-wzhu/PromptCBLUE/issues/11',
  ),
  'could-not-be-broadcast': [
    ...github('numpy/numpy/issues/8456', 'albumentations-team/albumentations/issues/664'),
    'https://pythoneo.com/how-to-resolve-valueerror-operands-could-not-be-broadcast-together-with-shapes-x-y/',
  ],
  'could-not-broadcast-input': github(
    'MIC-DKFZ/TractSeg/issues/12',
    'RafaelNH/gibbs-removal/issues/4',
    'bkelly-lab/ipca/pull/20',
  ),
  'expanded-size': github(
    'hkchengrex/CascadePSP/issues/37',
    'jbohnslav/deepethogram/issues/123',
    'rxtan2/Learning-Similarity-Conditions/issues/12',
  ),
  'output-with-shape': github(
    'udacity/DSND_Term1/pull/12',
    'L1aoXingyu/pytorch-beginner/issues/27',
    'facebookresearch/pytorch_GAN_zoo/issues/122',
  ),
  'non-broadcastable-output': github('HCIILAB/SCUT-FBP5500-Database-Release/issues/7'),
  'view-size-not-compatible': github(
    'pytorch/examples/issues/836',
    'isl-org/MiDaS/issues/157',
    'sergeywong/cp-vton/issues/30',
  ),
  'shape-is-invalid': github(
    'pytorch/pytorch/issues/38469',
    'ashutosh1807/PixelFormer/issues/18',
    'wyf3/llm_related/issues/25',
  ),
  'cannot-reshape-array': github(
    'hustvl/YOLOP/issues/59',
    'harshtikuu/Abnormal_Event_Detection/issues/1',
    'liougehooa/automatic-prompt-engineer/issues/1',
  ),
  'mat1-and-mat2': github(
    'pytorch/pytorch/issues/139037',
    'mrdbourke/pytorch-deep-learning/issues/763',
    'Comfy-Org/ComfyUI/issues/4967',
  ),
  'expected-scalar-type': github(
    'mymusise/ChatGLM-Tuning/issues/179',
    'hiyouga/LlamaFactory/issues/1233',
    'cubiq/ComfyUI_IPAdapter_plus/issues/151',
  ),
  'sizes-of-tensors-must-match': github(
    'Beckschen/TransUNet/issues/74',
    'fengzhang427/HEP/issues/4',
    'vivoCameraResearch/Magic-TryOn/issues/12',
  ),
  'stack-expects-equal-size': github(
    'milesial/Pytorch-UNet/issues/285',
    'amdegroot/ssd.pytorch/issues/546',
    'bghira/SimpleTuner/issues/59',
  ),
  'index-out-of-range-in-self': github(
    'allenai/longformer/issues/187',
    'hemingkx/CLUENER2020/issues/7',
    'Huffon/factsumm/issues/34',
  ),
  'dimension-out-of-range': github(
    'rowanz/neural-motifs/issues/79',
    'cotitan/SEASS-pytorch/issues/1',
    'Xt-Chen/SARPN/issues/11',
  ),
  'setting-an-element': github(
    'CenterForMedicalGeneticsGhent/WisecondorX/issues/99',
    'LibCity/Bigscity-LibCity/issues/377',
    'jayeew/Chinese-ChatBot/issues/23',
  ),
  'negative-stride': github(
    'pytorch/pytorch/issues/92680',
    'iver56/audiomentations/issues/284',
    'aleju/imgaug/issues/630',
  ),
  'expected-channels': github(
    'LambdaLabsML/examples/issues/39',
    'zshuai8/FedGMM_ICML2023/issues/2',
    'open-mmlab/mmsegmentation/issues/2330',
  ),
  'does-not-require-grad': github(
    'ronghuaiyang/arcface-pytorch/issues/56',
    'weizheliu/People-Flows/issues/7',
    'Lightning-AI/pytorch-lightning/issues/19910',
  ),
  'truth-value-ambiguous': github(
    'numpy/numpy/issues/10649',
    'exhuma/python-cluster/issues/10',
    'OpenPIV/openpiv-python/issues/25',
  ),
  'boolean-value-of-tensor': github(
    'RussellTsuchida/snefy/issues/1',
    'Atcold/pytorch-CortexNet/issues/10',
    'yxgeee/MMT/issues/35',
  ),
  'leaf-variable-in-place': github(
    'BaiTheBest/SparseLLM/issues/13',
    'pytorch/examples/pull/779',
    'Atcold/NYU-DLSP20/issues/765',
  ),
  'boolean-index': github(
    'numpy/numpy/issues/24624',
    'numpy/numpy/issues/16637',
    'Gmgge/ImageAnalysisService/issues/11',
  ),
  'index-of-0-dim-tensor': github(
    'pytorch/pytorch/issues/15585',
    'Sundrops/video-caption.pytorch/issues/5',
    'YirongMao/softmax_variants/issues/5',
  ),
  'too-many-indices': github(
    'gzerveas/mvts_transformer/issues/64',
    'thuml/iTransformer/issues/1',
    'TencentARC/InstantMesh/issues/107',
  ),
  'cant-call-numpy': github(
    'zhuangdizhu/FedGen/issues/1',
    'XiaMooo/Yolo-Detect-Layer-Visualization/issues/1',
    'NielsRogge/Transformers-Tutorials/pull/178',
  ),
  'target-batch-size': github(
    'pytorch/pytorch/issues/139031',
    'gauthierdmn/question_generation/issues/4',
    'deepset-ai/FARM/issues/100',
  ),
  'target-out-of-bounds': github(
    'milesial/Pytorch-UNet/issues/291',
    'EricFillion/happy-transformer/issues/248',
    'pytorch/pytorch/issues/43840',
  ),
  'not-enough-values-to-unpack': github(
    'alexandru-dinu/cae/issues/5',
    'gzr2017/ImageProcessing100Wen/pull/3',
    'revidee/pytorch-pyramid-pooling/issues/1',
  ),
  'too-many-values-to-unpack': github('UESTC-Med424-JYX/Diff-SFCT/issues/4'),
  'index-put-dtypes': github(
    'pytorch/pytorch/issues/63935',
    'tzt101/INADE/issues/2',
    'yumingj/Text2Human/issues/21',
  ),
};

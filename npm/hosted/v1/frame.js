import './element/frame.js';
